import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { atMost, findingOf, ratioOf, type Part, type Size } from '../finding.ts';
import { createInstantBackend } from '../fixtures.ts';
import { asLoad } from '../pin.ts';
import { withPreparedFolder } from '../servers/prepared-folder.ts';
import { bareServer, productionServer, shellServer, timeToFirstPage, type ColdServer } from '../servers/cold-start.ts';

const LIMIT = 1.4;
/** The servers only need the page that is requested. */
const ONE_PAGE = 1;
/** Starts that are not counted: the first one fills the caches of files and of compiled code. */
const UNCOUNTED: Record<Size, number> = { short: 0, usual: 1, full: 1 };

/**
 * Cold start of a process up to its first price page. Goal G15. Subjects: the production server, bare React, and the shell,
 * which is the shop without the backend's code; each also with cached compiled code.
 */
export const measureStart: Part = async ({ size, rounds }) =>
  asLoad(async () =>
    withPreparedFolder(ONE_PAGE, async (folder) =>
      withBackend(async (apiUrl) => {
        const servers: Record<string, ColdServer> = {
          bare: bareServer(folder),
          shop: productionServer(apiUrl),
          shell: shellServer(folder),
          'bare + compile cache': bareServer(folder, 'bare'),
          'shop + compile cache': productionServer(apiUrl, `${folder}/shop-code`),
          'shell + compile cache': shellServer(folder, 'shell'),
        };
        return [findingWithGoal(await startInTurn(servers, rounds, UNCOUNTED[size]))];
      }),
    ),
  );

function findingWithGoal(times: Record<string, number[]>) {
  const finding = findingOf('cold start to the first page', 'ms', times);
  return { ...finding, goals: [atMost('G15', ratioOf(finding, 'shop', 'bare'), LIMIT, '× bare React')] };
}

async function startInTurn(
  servers: Record<string, ColdServer>,
  rounds: number,
  uncounted: number,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < uncounted + rounds; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const milliseconds = await timeToFirstPage(server);
      if (round >= uncounted) times[name]?.push(milliseconds);
    }
  }
  return times;
}

async function withBackend<Result>(work: (apiUrl: string) => Promise<Result>): Promise<Result> {
  const listener = getRequestListener(createInstantBackend());
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
