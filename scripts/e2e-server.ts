/**
 * Starts the shop for the end-to-end tests: the production build on an embedded PostgreSQL with a small demo catalogue, in a
 * temporary folder. Playwright starts and stops it; PORT is its port.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './workspace.ts';

const folder = process.env['E2E_DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'partshop-e2e-'));
mkdirSync(folder, { recursive: true });
// As root, PostgreSQL runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o755);
const { DATABASE_URL: _database, API_URL: _backend, ...env } = process.env;
const server = spawn(process.execPath, ['apps/storefront/src/server/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    HOST: '127.0.0.1',
    DEMO_ARTICLES: '2000',
    DEMO_OFFERS: '12000',
    LOG_LEVEL: 'warn',
    // A test may say that its visitor comes from an address of its own.
    TRUSTED_PROXIES: 'loopback',
    ...env,
    DATA_DIR: folder,
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
