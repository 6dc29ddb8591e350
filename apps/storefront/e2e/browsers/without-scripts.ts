import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the shop that forbids scripts by policy, which works in any browser. */
export async function withoutScripts(shop: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const asked = request(new URL(url ?? '/', shop), { method, headers }, (answer) => {
      const { 'content-security-policy': own, ...others } = answer.headers;
      // Browsers enforce both policies.
      const policy = [own ?? [], "script-src 'none'"].flat().join(', ');
      outgoing.writeHead(answer.statusCode ?? 502, { ...others, 'content-security-policy': policy });
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
