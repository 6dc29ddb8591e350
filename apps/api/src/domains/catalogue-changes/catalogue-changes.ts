import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** The ids of articles whose offers changed; or anything may have. */
export type ChangedArticles = readonly number[] | 'all';

/** The most articles that are told one by one. After a larger change most pages are stale anyway. */
export const MAX_TOLD = 5000;
/** Ids in one notification: PostgreSQL takes less than 8,000 bytes, and an id has up to 16 digits. */
const IDS_AT_ONCE = 450;
const ALL = 'all';

/**
 * Notifies every process of the shop that offers of these articles changed; in a transaction, when it commits. No article: nobody is
 * told.
 */
export async function tellCatalogueChanged(
  client: Pick<pg.ClientBase, 'query'>,
  changed: ChangedArticles,
): Promise<void> {
  const isAll = changed === ALL || changed.length > MAX_TOLD;
  const payloads = isAll ? [ALL] : chunksOf(changed).map((ids) => ids.join());
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads]);
}

const chunksOf = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );

/** Another version of the shop, or a person, may have sent anything. */
const readPayload = (payload: string | undefined): ChangedArticles =>
  payload !== undefined && /^\d{1,16}(?:,\d{1,16})*$/.test(payload) ? payload.split(',').map(Number) : ALL;

export type CatalogueListener = { close: () => Promise<void> };

/**
 * Calls `onChange` whenever a process changed offers. Notifications are lost with the connection, so after a reconnection
 * anything may have changed. Resolves once it listens.
 */
export async function listenForCatalogueChanges(
  url: () => string,
  onChange: (changed: ChangedArticles) => void,
  log: (line: string) => void,
): Promise<CatalogueListener> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url(), keepAlive: true, application_name: 'partshop changes' });
    next.on('notification', ({ payload }) => onChange(readPayload(payload)));
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
      listen().then(
        () => onChange(ALL),
        () => again(Math.min(delay * 2, LAST_RETRY_MS)),
      );
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
