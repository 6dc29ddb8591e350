/** Serves a folder from memory: `node folder-server.ts {folder}`. Any path that is not a file gets `index.html`. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const [, , folder = '.'] = process.argv;
const files = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), { type: TYPES[extname(path)] ?? 'text/plain', body: readFileSync(path) }];
    }),
);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://bench');
  const file = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'));
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.byteLength }).end(file.body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit());
