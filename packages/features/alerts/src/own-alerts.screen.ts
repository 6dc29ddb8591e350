import { actWith, loadWith } from '@partshop/features/core';
import { deleteAlert, loadOwnAlerts } from './own-alerts.saga.ts';

export const loader = loadWith(loadOwnAlerts);
export const action = actWith(deleteAlert);
export { OwnAlertsScreen as Component } from './OwnAlertsScreen.tsx';
