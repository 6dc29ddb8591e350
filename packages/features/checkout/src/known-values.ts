import type { CheckoutStep, ClientInfo } from '@partshop/api-client';
import { formatPhone } from '@partshop/features/shared';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-form.ts';
import { isElsewhere } from './pickup-cities.ts';

/**
 * What the shop knows of a client, so that nobody types it again. Of a guest it knows nothing. The last point counts if it is in
 * the current user's city: they may have chosen another one since. An address is one that the client keeps in that city.
 */
export function knownValues(
  { ClientName = '', ClientPhone = '', ClientEmail = '', ClientType }: ClientInfo,
  step: Pick<CheckoutStep, 'points' | 'pickupCity' | 'lastPointId' | 'company' | 'addresses'>,
): CheckoutValues {
  const last = step.points.find(({ id }) => id === step.lastPointId);
  const lastId = last ? String(last.id) : '';
  return {
    ...EMPTY_VALUES,
    ContactName: ClientName,
    ContactPhone: formatPhone(ClientPhone),
    ContactEmail: ClientEmail,
    Company: ClientType === 'Wholesale' ? step.company : '',
    Address: step.addresses[0] ?? '',
    PointId: isElsewhere(step, lastId) ? '' : lastId,
  };
}
