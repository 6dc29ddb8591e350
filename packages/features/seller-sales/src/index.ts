export { askedOrUsual } from './asked-or-usual.ts';
export { feature } from './feature.ts';
export { ComparedTable, FactCards, type Fact } from './FactCards.tsx';
export { Facts, useSalesFacts } from './Facts.tsx';
export { changeText, countText, percentText, stepNames } from './figures.ts';
export { PeriodPicker } from './PeriodPicker.tsx';
export { PositionName } from './PositionName.tsx';
export { PositionsPart } from './PositionsPart.tsx';
export {
  periodPath,
  positionsParams,
  readArticle,
  readPeriodChoice,
  readPositionsChoice,
  USUAL_PERIOD,
  type PeriodChoice,
  type PositionsChoice,
} from './sales-choice.ts';
export { keyOfPeriod, periodParams, positionSales, sellerSales, soldPositions } from './sales.loadables.ts';
export { messages as salesMessages } from './sales.messages.ts';
export { PERIOD_QUERY, POSITIONS_QUERY, TRAFFIC_QUERY } from './sales.query.ts';
export { loadUsualForBad } from './sales.saga.ts';
export { SalesPage } from './sales.styles.ts';
export { SalesTable, type SalesColumn } from './SalesTable.tsx';
export { MONEY, StepChart, type Steps } from './StepChart.tsx';
export { StepsTable } from './StepsTable.tsx';
export { useSales } from './use-sales.ts';
