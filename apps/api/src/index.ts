export { readSettings, SettingsError, type Settings } from './platform/settings/settings.ts';
export { startApi, type RunningApi } from './start-api.ts';
