import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { demoMessages, reallySent } from '../mocks/handlers.ts';
import { openPage } from '../testing/send-form.tsx';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

describe('the messages of the demo shop', () => {
  it('are shown, and their addresses are links', async () => {
    server.use(...demoMessages());
    const { markup, page } = await openPage('/dev/messages');
    expect(markup).toMatch(/<a href="http:\/\/localhost:3000\/user\/password\/recovery\/[^"]+">/);
    expect(page.isIndexed).toBe(false);
  });

  it('are a 404 in a shop that really sends them', async () => {
    server.use(...reallySent());
    expect((await openPage('/dev/messages')).status).toBe(404);
  });
});
