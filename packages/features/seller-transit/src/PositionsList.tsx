import { useSelector } from 'react-redux';
import { useHref, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import {
  askedOrUsual,
  PeriodPicker,
  PositionsPart,
  positionsParams,
  POSITIONS_QUERY,
  readPositionsChoice,
  soldPositions,
  USUAL_PERIOD,
} from '@partshop/features/seller-sales';
import { PageHeading } from '@partshop/ui';
import { messages } from './transit.messages.ts';
import { positionPath } from './transit-paths.ts';
import { USUAL_ORDER } from './transit.saga.ts';
import { TransitPage } from './transit.styles.ts';

const COLUMNS = ['sum', 'pieces', 'quantity', 'price'] as const;

export type PositionsListProps = {
  path: string;
  name: 'history' | 'position';
  /** What leads from a row to the page of its position. */
  link: 'history' | 'show';
};

/** The positions of a seller, each with the way to a page of its own. */
export function PositionsList({ path, name, link }: PositionsListProps) {
  const t = useTexts(messages);
  const href = useHref();
  const choice = readPositionsChoice(useQuery(POSITIONS_QUERY), USUAL_ORDER);
  const asked = useSelector((state: CoreState) => soldPositions.select(state, choice));
  const usual = useSelector((state: CoreState) => soldPositions.select(state, { ...choice, period: USUAL_PERIOD }));
  const { found, isBad } = askedOrUsual(asked, usual);
  if (!found) return null;
  return (
    <TransitPage data-ui="SellerTransitPositions">
      <PageHeading title={t(name)} description={t(`${name}Lead`)} />
      <PeriodPicker
        path={path}
        choice={choice.period}
        shown={found.period}
        isBad={isBad}
        keeps={positionsParams({ ...choice, page: 1 }, USUAL_ORDER)}
      />
      <PositionsPart
        label={t(name)}
        path={path}
        usual={USUAL_ORDER}
        columns={COLUMNS}
        choice={choice}
        found={found}
        daysPath={(articleId) => href(positionPath(path, choice.period, articleId))}
        linkText={t(link)}
      />
    </TransitPage>
  );
}
