/**
 * The shop that the end-to-end tests visit: the production build on an embedded PostgreSQL with a small demo catalogue, in
 * a fresh folder that goes when the server goes. Playwright starts it and ends it; PORT says where.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './workspace.ts';

const folder = process.env['E2E_DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'partshop-e2e-'));
mkdirSync(folder, { recursive: true });
// PostgreSQL, which is another user where this is root, keeps its files inside only if it may enter.
chmodSync(folder, 0o755);
const { DATABASE_URL: _database, API_URL: _backend, ...env } = process.env;
const server = spawn(process.execPath, ['apps/storefront/src/server/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { HOST: '127.0.0.1', DEMO_ARTICLES: '2000', DEMO_OFFERS: '12000', LOG_LEVEL: 'warn', ...env, DATA_DIR: folder },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
