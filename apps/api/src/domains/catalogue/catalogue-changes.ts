import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** Tells every process of the shop that offers are other ones now: at the commit, when said in a transaction. */
export async function tellCatalogueChanged(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`notify ${CHANNEL}`);
}

export type CatalogueListener = { close: () => Promise<void> };

/**
 * Calls `onChange` whenever some process changed offers. While the connection is lost nobody can tell: when it is back, that
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
    // A connection on its way out may have more than one error to tell.
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
