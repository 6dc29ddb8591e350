import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { actOnEmployees, loadEmployees } from './employees.saga.ts';
import { EmployeesScreen } from './EmployeesScreen.tsx';

export const loader = loadWith(withAccountTexts(loadEmployees));
export const action = actWith(actOnEmployees);
export const Component = inAccount(EmployeesScreen);
