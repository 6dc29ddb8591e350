import { catalogueCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { searchHandlers } from './search.calls.ts';

/** Articles and their offers: search, price pages, best sellers. */
export const catalogueDomain = defineDomain(catalogueCalls, searchHandlers);

export { followCatalogue } from './follow-catalogue.ts';
export { createAgentCatalogue } from './agent-catalogue.ts';
export { bestFirst, bestOfSql } from './best-offer.queries.ts';
export { createCardReader } from './card-reader.ts';
export { createCurrencies } from './currencies.ts';
export {
  categoryCountsSql,
  isOfCategories,
  isOfMakers,
  makerCountsSql,
  meetsAllBut,
  missSql,
} from './facet-counts.queries.ts';
export { showCategories, showMakers, type FacetCount } from './facet-counts.rules.ts';
export { createMakerNames } from './directories.ts';
export { findCardsById } from './good-cards.queries.ts';
export { createOffersOfArticles, type ArticleOffers } from './number-cards.queries.ts';
export { findNearNumbers, findOtherNumbers } from './numbers.queries.ts';
export type { CardView, MakerCardRow } from './good-cards.queries.ts';
export { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';
export { priceSql, statementByType } from './offer-price.queries.ts';
export { articleNumberSql, newestOf } from './related-articles.ts';
export { CAR_SPELLINGS, MAKER_SPELLINGS } from './synonyms.rules.ts';
export { pricePath } from './price-path.ts';
export { showCard } from './show-card.ts';
