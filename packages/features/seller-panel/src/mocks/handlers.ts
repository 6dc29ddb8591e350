import type { HttpHandler } from 'msw';
import { seenBy, seller } from '@partshop/features/layout/mocks';

/** The current user is a seller. */
export const bySeller = (): HttpHandler[] => seenBy(seller);
