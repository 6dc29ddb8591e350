import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { saveSettings } from './save-settings.saga.ts';
import { loadSettings } from './settings.saga.ts';
import { SETTINGS_QUERY } from './settings.query.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

export const loader = loadWith(withAccountTexts(loadSettings), SETTINGS_QUERY);
export const action = actWith(saveSettings, SETTINGS_QUERY);
export const Component = inAccount(SettingsScreen);
