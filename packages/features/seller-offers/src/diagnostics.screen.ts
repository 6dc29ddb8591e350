import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { DIAGNOSTICS_QUERY } from './diagnostics.query.ts';
import { loadDiagnostics } from './diagnostics.saga.ts';
import { DiagnosticsScreen } from './DiagnosticsScreen.tsx';
import { mendOffers } from './mend-offers.saga.ts';

export const loader = loadWith(withOffice(loadDiagnostics), DIAGNOSTICS_QUERY);
export const action = actWith(mendOffers, DIAGNOSTICS_QUERY);
export const Component = inSeller(DiagnosticsScreen);
