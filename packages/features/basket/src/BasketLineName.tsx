import type { ReactNode } from 'react';
import type { FitVerdict } from '@partshop/api-client';
import { DataText, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';
import { isBlocked, type BasketLine } from './basket-line.ts';
import { LineFit } from './LineFit.tsx';
import { LineTerms } from './LineTerms.tsx';

export type BasketLineNameProps = {
  line: BasketLine;
  /** Undefined without a car, and until it is decided. */
  fit: FitVerdict | undefined;
};

/** The part's maker and number, which link to its offers, its name, whether it fits the car, and who sells it on which terms. */
export function BasketLineName({ line, fit }: BasketLineNameProps) {
  const href = useHref();
  return (
    <>
      <a className="line-article ps-touch" href={href(paths.price.to(line.catalogKey, line.catalogFullNumber))}>
        <ArticleName maker={line.catalogName} number={line.catalogFullNumber} />
      </a>
      <span className="line-name">
        <DataText>{line.productName}</DataText>
      </span>
      <LineFit of={fit} />
      <LineTerms isBare line={line} />
    </>
  );
}

export type BasketLineDeliveryProps = { line: BasketLine; icon?: ReactNode };

/** When the line is delivered. Shows nothing for a line that is unavailable or still pending. */
export function BasketLineDelivery({ line, icon }: BasketLineDeliveryProps) {
  const shared = useTexts(sharedMessages);
  if (line.basketId === 0 || (isBlocked(line) && line.problem !== 'not-enough')) return null;
  return (
    <span className="line-delivery">
      {icon}
      {formatDelivery(shared, line.deliveryDays, line.deliveryDaysMax)}
    </span>
  );
}
