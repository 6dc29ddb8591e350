import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { SELLER_INVITATION_QUERY } from './invitation.query.ts';
import { answerInvitation, loadInvitation } from './invitation.saga.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

export const loader = loadWith(withAccountTexts(loadInvitation), SELLER_INVITATION_QUERY);
export const action = actWith(answerInvitation, SELLER_INVITATION_QUERY);
export const Component = inAccount(InvitationScreen);
