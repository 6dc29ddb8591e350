import type { LaunchOptions } from 'playwright';

/** How parts start Chromium; CHROMIUM names another browser than Playwright's own. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM'];
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
  return { args, ...(executablePath ? { executablePath } : {}) };
}
