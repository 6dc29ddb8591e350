/** What benchmarks and end-to-end tests need of the backend's data; the entry point `@partshop/api/bench`. */
export { NAUGHTY_HTML } from './naughty-html.ts';
export { NAUGHTY_MARKUP } from './naughty-markup.ts';
export { NAUGHTY_TEXTS } from './naughty-texts.ts';
export { searchTexts } from './search-texts.ts';
export { connect, openDatabase, type OpenDatabase } from '../platform/database/connect.ts';
export { createWordSearches, findSuggestedNumbers } from './timed-searches.ts';
export { createNumberCards } from '../domains/catalogue/number-cards.queries.ts';
export { loadLocalizationValues } from '../domains/localization/localization.queries.ts';
export { migrate } from '../platform/database/migrate.ts';
export { ensureDemoCatalogue } from '../demo/ensure-demo-catalogue.ts';
export { addEvents, createSellerPages, fillSellers, mingleSellers } from './seller-year.ts';
export { createDayFolding } from '../domains/position-days/index.ts';
export { CROWDED, fillCrowdedArticle } from './crowded-article.ts';
export { fillLargeCatalogue, makeWords } from './large-catalogue.ts';
