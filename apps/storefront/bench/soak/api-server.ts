/** The api on the database of DATABASE_URL: sends its port to its parent, and its CPU time on request. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { readSettings, startApi } from '@partshop/api';
import { createShopServer } from '../../src/server/listen.ts';

const { api } = await startApi(readSettings({ ...process.env, DEMO: 'off' }), pino({ level: 'error' }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
const server = createShopServer(async (request) => api.fetch(request));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
