import type { ApiError, BasketPromo } from '@partshop/api-client';

/** Why a promo code takes nothing off. */
export type PromoReason = NonNullable<BasketPromo['problem']> | 'unknown' | 'too-many';

/** A form with a promo code that was refused; `minTotal` in minor units, 0 if the code has no minimum. */
export type RefusedPromo = { promo: { code: string; reason: PromoReason; minTotal: number } };

const REASONS: Partial<Record<string, PromoReason>> = {
  'promo-not-yet': 'not-yet',
  'promo-ended': 'ended',
  'promo-minimum': 'minimum',
  'promo-used-up': 'used-up',
  'promo-used': 'used',
  'promo-unknown': 'unknown',
  // Nothing that could be a code.
  'bad-request': 'unknown',
  'too-many': 'too-many',
};

/** Reads why a code was refused; undefined for an error that has nothing to do with the code. */
export function toRefusedPromo(code: string, { body }: ApiError): RefusedPromo | undefined {
  const reason = REASONS[body.code ?? ''];
  return reason && { promo: { code, reason, minTotal: body.minTotal ?? 0 } };
}
