import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { answerClaim } from './answer-claim.saga.ts';
import { CLAIMS_QUERY } from './transit.query.ts';
import { loadClaims } from './transit.saga.ts';
import { ClaimsScreen } from './ClaimsScreen.tsx';

export const loader = loadWith(withOffice(loadClaims), CLAIMS_QUERY);
export const action = actWith(answerClaim, CLAIMS_QUERY);
export const Component = inSeller(ClaimsScreen);
