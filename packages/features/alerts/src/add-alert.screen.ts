import { actWith, loadWith } from '@partshop/features/core';
import { addAlert, loadAddAlert } from './add-alert.saga.ts';
import { ADD_QUERY } from './alerts.query.ts';

export const loader = loadWith(loadAddAlert, ADD_QUERY);
export const action = actWith(addAlert, ADD_QUERY);
export { AddAlertScreen as Component } from './AddAlertScreen.tsx';
