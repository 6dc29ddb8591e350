import pg from 'pg';

export type PoolOptions = {
  /** Connections at most. */
  size: number;
  /** Whether statements, locks and waiting for a connection end after some seconds; true unless told. */
  isLimited?: boolean;
  /** Lines for a person. */
  log: (line: string) => void;
};

/**
 * How long work for a visitor may hold a connection, in milliseconds. A page gives up after 2,500: these are for what goes on
 * behind one that has given up, and for calls.
 */
const LIMITS = {
  /** Until there is a connection, free or new. */
  connectionTimeoutMillis: 3000,
  /** Until rows are free that another transaction holds, such as a long import's. */
  lock_timeout: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  /** By our own clock, where the server does not keep to its own: it stands still, or the network swallows its answers. */
  query_timeout: 12_000,
};

/** A connection that is made takes its time behind a server that starts, and nobody waits for it. */
const PATIENCE_MS = 30_000;

/** A pool whose connections are to the address that holds when each is made. No loss of one ends the process. */
export function openPool(urlNow: () => string, { size, isLimited = true, log }: PoolOptions): pg.Pool {
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: urlNow() });
    }
  }
  const pool = new pg.Pool({
    // The pool's type knows no client with settings, its constructor does.
    Client: Client as unknown as new () => pg.ClientBase,
    max: size,
    keepAlive: true,
    application_name: 'partshop',
    types: numbersAndDays,
    ...(isLimited ? LIMITS : { connectionTimeoutMillis: PATIENCE_MS }),
  });
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    // The pool hears idle connections only. One in use tells its loss by the failing query too; unheard it would end the process.
    client.on('error', () => undefined);
  });
  pool.on('release', (_error, client) => {
    // What was given up still runs there: whoever had the connection next would wait for it.
    if ('readyForQuery' in client && client.readyForQuery === false) void client.end().catch(() => undefined);
  });
  return pool;
}

type TypeParser = (text: string) => unknown;

const { builtins } = pg.types;
const parsers = new Map<number, TypeParser>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

/** int8 and numeric as numbers (ids and sums stay far below 2^53), days as text: the driver's own dates shift with the time zone. */
const numbersAndDays: pg.CustomTypesConfig = {
  getTypeParser: (id, format): TypeParser => parsers.get(id) ?? (pg.types.getTypeParser(id, format) as TypeParser),
};
