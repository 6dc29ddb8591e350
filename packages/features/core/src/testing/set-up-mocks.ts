import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Sets up MSW for a test file: `handlers` respond to its calls, handlers added by `use` are removed after each test, and an
 * unhandled call fails. A separate entry, because it needs Node and stories run in browsers.
 */
export function setUpMocks(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
