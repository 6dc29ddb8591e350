import { inAccount, withAccountTexts } from '@partshop/features/account';
import { loadWith } from '@partshop/features/core';
import { BONUSES_QUERY } from './bonuses.query.ts';
import { loadBonuses } from './bonuses.saga.ts';
import { BonusesScreen } from './BonusesScreen.tsx';

export const loader = loadWith(withAccountTexts(loadBonuses), BONUSES_QUERY);
export const Component = inAccount(BonusesScreen);
