import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { deleteAlert, loadOwnAlerts } from './own-alerts.saga.ts';
import { OwnAlertsScreen } from './OwnAlertsScreen.tsx';

export const loader = loadWith(withAccountTexts(loadOwnAlerts));
export const action = actWith(deleteAlert);
export const Component = inAccount(OwnAlertsScreen);
