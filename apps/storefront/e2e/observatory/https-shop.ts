import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import type { Ports } from './scan.ts';

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname;

export type HttpsShop = Ports & { close: () => Promise<void> };

type Certificate = { private: string; cert: string };
type Selfsigned = { generate: (names: object[], options: object) => Promise<Certificate> };

/**
 * Starts the shop as in production: behind a proxy that terminates TLS and redirects from http to https. `data`: environment
 * variables that name its database. This process trusts the certificate.
 */
export async function openHttpsShop(folder: string, data: Record<string, string>): Promise<HttpsShop> {
  const certificate = await makeCertificate(folder);
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);

  let shopPort = 0;
  const pass: RequestListener = ({ method, url, headers }, outgoing) => {
    const asked = ask({ port: shopPort, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    asked.end();
  };
  const https = createHttpsServer({ key: certificate.private, cert: certificate.cert }, pass);
  const httpsPort = await portOf(https);
  const http = createServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await portOf(http);

  const shop = await startShop({ ...data, SECURE_COOKIES: 'true', PUBLIC_ORIGIN: `https://localhost:${httpsPort}` });
  shopPort = shop.port;
  return {
    httpPort,
    httpsPort,
    async close() {
      for (const server of [https, http]) {
        server.closeAllConnections();
        server.close();
      }
      await shop.close();
    },
  };
}

async function makeCertificate(folder: string): Promise<Certificate> {
  const file = pathToFileURL(join(folder, 'node_modules/selfsigned/index.js')).href;
  const { generate } = (await import(file)) as Selfsigned;
  return generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a shop process; its log tells the port. */
async function startShop(settings: Record<string, string>): Promise<{ port: number; close: () => Promise<void> }> {
  const { DATABASE_URL: _database, API_URL: _backend, ...outer } = process.env;
  const env = { ...outer, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', SHUTDOWN_GRACE_MS: '0', ...settings };
  const shop = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(shop, 'exit');
  for await (const line of createInterface({ input: shop.stdout })) {
    const port = /Partshop is open: [^"]*:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // Unread output would block the process.
    shop.stdout.resume();
    return {
      port: Number(port),
      async close() {
        shop.kill('SIGTERM');
        await exit;
      },
    };
  }
  throw new Error('The shop ended before it was open.');
}
