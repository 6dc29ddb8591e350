export { openDatabase, type OpenDatabase } from './database/connect.ts';
export { loadLocalizationValues } from './database/localization.ts';
export { migrate } from './database/migrate.ts';
export { loadSessionSecret } from './database/settings.ts';
export { createApi, type ApiDependencies } from './create-api.ts';
export { ensureDemoCatalogue } from './demo/ensure-demo-catalogue.ts';
export { defaultSiteConfig } from './domain/languages.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
