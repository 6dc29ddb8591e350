/** The api on the database of DATABASE_URL: sends its port to its parent, and its CPU time on request. */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { readSettings, startApi } from '@partshop/api';
import { createShopServer } from '../../src/server/listen.ts';
import { sendUsage } from './send-usage.ts';

const { api } = await startApi(readSettings({ ...process.env, DEMO: 'off' }), pino({ level: 'error' }));
sendUsage();
const server = createShopServer(async (request) => api.fetch(request));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
