import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** Notifies every process of the shop that offers changed; in a transaction, when it commits. */
export async function tellCatalogueChanged(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`notify ${CHANNEL}`);
}

export type CatalogueListener = { close: () => Promise<void> };

/**
 * Calls `onChange` whenever a process changed offers. Notifications are lost with the connection, so a reconnection
 * counts as a change. Resolves once it listens.
 */
export async function listenForCatalogueChanges(
  url: () => string,
  onChange: () => void,
  log: (line: string) => void,
): Promise<CatalogueListener> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url(), keepAlive: true, application_name: 'partshop changes' });
    next.on('notification', onChange);
    // A closing connection may emit more than one error.
    next.on('error', (error: Error) => {
      if (client !== next) return;
      log(`Changes of the catalogue are not heard: ${error.message}`);
      again(FIRST_RETRY_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function again(delay: number): void {
    client = undefined;
    if (isClosed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      listen().then(onChange, () => again(Math.min(delay * 2, LAST_RETRY_MS)));
    }, delay);
    retry.unref();
  }

  await listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
