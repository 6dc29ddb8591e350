import type { HttpHandler } from 'msw';
import { seenBy, seller } from '@partshop/features/layout/mocks';

/** A seller looks at the shop. */
export const bySeller = (): HttpHandler[] => seenBy(seller);
