import { loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '@partshop/features/seller';
import { loadCard } from './card.saga.ts';
import { CardScreen } from './CardScreen.tsx';

export const loader = loadWith(withOffice(loadCard));
export const Component = inSeller(CardScreen);
