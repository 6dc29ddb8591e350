import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Answers the calls of a test file by `handlers`, and forgets after each test what it added by `use`; a call that no
 * handler answers fails. This is an entry of its own because it needs Node, and stories load the other in browsers.
 */
export function setUpMocks(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
