import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { saveSettings } from './save-settings.saga.ts';
import { SETTINGS_QUERY } from './settings.query.ts';
import { loadSettings } from './settings.saga.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

export const loader = loadWith(withOffice(loadSettings), SETTINGS_QUERY);
export const action = actWith(saveSettings, SETTINGS_QUERY);
export const Component = inSeller(SettingsScreen);
