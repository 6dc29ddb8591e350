import type { BrowserContext } from '@playwright/test';

/** Errors that pages of a test log or throw; the test fails unless it expects them. */
export type Faults = {
  /** Expects an error that the test causes itself. */
  expect: (pattern: RegExp) => void;
};

type Watch = Faults & { found: () => string[]; watch: (context: BrowserContext) => Promise<void> };

const REPORTED_LEVELS = new Set(['error', 'warning', 'assert']);

export function watchForFaults(origin: string): Watch {
  const faults: string[] = [];
  const expected: RegExp[] = [];
  return {
    expect: (pattern) => expected.push(pattern),
    found: () => faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    async watch(context) {
      context.on('console', (message) => {
        if (!REPORTED_LEVELS.has(message.type())) return;
        faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
      context.on('dialog', (dialog) => {
        faults.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('response', (response) => {
        if (response.status() >= 500 && response.url().startsWith(origin))
          faults.push(`answer ${response.status()}: ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        const text = request.failure()?.errorText ?? '';
        // A page that is left aborts its requests. A page without scripts blocks them, which Chromium calls 'csp'; violations
        // of the policy itself also appear in the console.
        if (text === 'net::ERR_ABORTED' || text === 'csp' || !request.url().startsWith(origin)) return;
        faults.push(`request failed: ${request.method()} ${request.url()} ${text}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          // oxlint-disable-next-line no-console -- the console is what the test listens to
          console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
        });
      });
    },
  };
}
