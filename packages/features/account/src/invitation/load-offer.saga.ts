import { ApiError } from '@partshop/api-client';
import type { Saga } from '@partshop/features/core';

/** Loads what an invitation offers by its code. Without a code, and for one that nobody knows, the page asks for it. */
export function* loadOffer(offers: { load: (code: string) => Saga<unknown> }, code: string): Saga {
  if (code === '') return;
  try {
    yield* offers.load(code);
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
  }
}
