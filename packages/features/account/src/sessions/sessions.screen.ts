import { actWith, loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { endSessions, loadSessions } from './sessions.saga.ts';
import { SessionsScreen } from './SessionsScreen.tsx';

export const loader = loadWith(withAccountTexts(loadSessions));
export const action = actWith(endSessions);
export const Component = inAccount(SessionsScreen);
