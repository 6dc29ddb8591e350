import { expect, it, vi } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { watchPlacedOrders } from './placed-elsewhere.saga.ts';
import { checkoutOpened, orderPlaced, selectPlacedElsewhere } from './placed-elsewhere.slice.ts';

function openTab() {
  const { store } = createTestApp();
  store.watch(watchPlacedOrders);
  return store;
}

it('an open checkout learns of the order that another tab placed, until it is opened again', async () => {
  const [one, other] = [openTab(), openTab()];
  one.dispatch(orderPlaced('26-4821-0937'));
  await vi.waitFor(() => expect(selectPlacedElsewhere(other.getState())).toBe('26-4821-0937'));
  expect(selectPlacedElsewhere(one.getState())).toBeNull();
  other.dispatch(checkoutOpened());
  expect(selectPlacedElsewhere(other.getState())).toBeNull();
});
