import { actWith, loadWith } from '@partshop/features/core';
import { CLAIMS_QUERY } from './claims.query.ts';
import { decideClaims, loadClaims } from './claims.saga.ts';

export const loader = loadWith(loadClaims, CLAIMS_QUERY);
export const action = actWith(decideClaims, CLAIMS_QUERY);
export { ClaimsScreen as Component } from './ClaimsScreen.tsx';
