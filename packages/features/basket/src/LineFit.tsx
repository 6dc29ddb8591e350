import type { FitVerdict } from '@partshop/api-client';
import { ArticleFit } from '@partshop/features/fit';

/** Whether a line of a basket or an order fits the current car (F3). Nothing without a car; its parent includes `lineFitRules`. */
export function LineFit({ of: verdict }: { of: FitVerdict | undefined }) {
  return <div className="line-fit">{verdict ? <ArticleFit of={verdict} /> : null}</div>;
}
