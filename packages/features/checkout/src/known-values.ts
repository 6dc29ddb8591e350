import type { CheckoutStep, ClientInfo } from '@partshop/api-client';
import { formatPhone } from '@partshop/features/sign-in';
import type { CheckoutValues } from './checkout-form.ts';

/** What the shop knows of a client, so that nobody types it again. Of a guest it knows nothing. */
export function knownValues(
  { ClientName = '', ClientPhone = '', ClientEmail = '' }: ClientInfo,
  { points, lastPointId }: Pick<CheckoutStep, 'points' | 'lastPointId'>,
): CheckoutValues {
  const last = points.find(({ id }) => id === lastPointId);
  return {
    ContactName: ClientName,
    ContactPhone: formatPhone(ClientPhone),
    ContactEmail: ClientEmail,
    PointId: last ? String(last.id) : '',
    Comment: '',
  };
}
