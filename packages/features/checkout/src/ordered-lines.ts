import { isOrdered, type BasketLine } from '@partshop/features/basket';

/** Whether the order of these lines needs the buyer's consent, because some of them cannot be returned. */
export const needsConsent = (lines: readonly BasketLine[]): boolean =>
  lines.some((line) => isOrdered(line) && !line.isReturnable);
