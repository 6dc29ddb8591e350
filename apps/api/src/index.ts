export { readSettings, SettingsError, type Settings } from './settings.ts';
export { startApi, type RunningApi } from './start-api.ts';
