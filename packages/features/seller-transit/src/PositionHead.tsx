import type { SoldPosition } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { periodPath, type PeriodChoice } from '@partshop/features/seller-sales';
import { Link, PageHeading } from '@partshop/ui';
import { messages } from './transit.messages.ts';

export type PositionHeadProps = {
  position: SoldPosition;
  /** The path of the page, which lists all positions without an article. */
  path: string;
  period: PeriodChoice;
  name: 'history' | 'position';
};

/** The heading of a page about one position, below the way back to all of them. */
export function PositionHead({ position: { catalogName, catalogFullNumber }, path, period, name }: PositionHeadProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <div>
      <Link href={href(periodPath(path, period))} variant="standalone">
        {t('allPositions')}
      </Link>
      <PageHeading title={isolate(`${catalogName} ${catalogFullNumber}`, locale)} description={t(name)} />
    </div>
  );
}
