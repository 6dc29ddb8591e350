import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { loadPaperwork } from './paperwork.saga.ts';

setUpMocks(mockCall('post', '/Localization/GetValues', {}));

it('titles the page', async () => {
  const { store } = createTestApp();
  await store.run(loadPaperwork);
  expect(selectPage(store.getState()).title).toBe('Документы магазина');
});
