/** What a bench of the database needs of the backend; entered as `@partshop/api/bench`. */
export { NAUGHTY_TEXTS } from './naughty-texts.ts';
export { connect, openDatabase, type OpenDatabase } from '../database/connect.ts';
export { findCardsByNumber } from '../database/good-cards.ts';
export { loadLocalizationValues } from '../database/localization.ts';
export { migrate } from '../database/migrate.ts';
export { ensureDemoCatalogue } from '../demo/ensure-demo-catalogue.ts';
export { fillLargeCatalogue, makeWords } from './large-catalogue.ts';
