import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { answerInvitation, loadInvitation } from './invitation.saga.ts';
import { INVITATION_QUERY } from '../company-account.query.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

export const loader = loadWith(withAccountTexts(loadInvitation), INVITATION_QUERY);
export const action = actWith(answerInvitation, INVITATION_QUERY);
export const Component = inAccount(InvitationScreen);
