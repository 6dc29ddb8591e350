import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { loadApprovals } from './approvals.saga.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';

export const loader = loadWith(withAccountTexts(loadApprovals));
export const Component = inAccount(ApprovalsScreen);
