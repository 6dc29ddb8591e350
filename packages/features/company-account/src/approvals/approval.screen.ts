import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { APPROVAL_QUERY } from '../company-account.query.ts';
import { decide, loadApproval } from './approvals.saga.ts';
import { ApprovalScreen } from './ApprovalScreen.tsx';

export const loader = loadWith(withAccountTexts(loadApproval), APPROVAL_QUERY);
export const action = actWith(decide);
export const Component = inAccount(ApprovalScreen);
