import pg from 'pg';

export type PoolOptions = {
  /** The most connections. */
  size: number;
  /** Logs a line for a person. */
  log: (line: string) => void;
};

/**
 * Time limits of visitors' requests, in milliseconds. A page gives up after 2,500; these also end the work that it leaves
 * behind.
 */
const LIMITS = {
  /** Waiting for a connection, free or new. */
  connectionTimeoutMillis: 3000,
  /** Waiting for rows that another transaction locks, such as a long import. */
  lock_timeout: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  /** By our own clock, in case the server hangs or the network loses its response. */
  query_timeout: 12_000,
};

/** A new connection may take long while the server starts; no request waits for it. */
const PATIENCE_MS = 30_000;

/** Opens a pool with the time limits of visitors' requests. */
export const openPool = (urlNow: () => string, options: PoolOptions): pg.Pool => open(urlNow, options, LIMITS);

declare const isPatient: unique symbol;

/** A pool for long work: its statements, and its waiting for locks, take as long as they need. */
export type PatientPool = pg.Pool & { readonly [isPatient]: true };

export const openPatientPool = (urlNow: () => string, options: PoolOptions): PatientPool =>
  open(urlNow, options, { connectionTimeoutMillis: PATIENCE_MS }) as PatientPool;

/** Opens a pool whose connections use the URL that is current when they open. Losing one does not end the process. */
function open(urlNow: () => string, { size, log }: PoolOptions, limits: pg.PoolConfig): pg.Pool {
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: urlNow() });
    }
  }
  const pool = new pg.Pool({
    // The pool's type lacks a client with settings; its constructor accepts one.
    Client: Client as unknown as new () => pg.ClientBase,
    max: size,
    keepAlive: true,
    application_name: 'partshop',
    types: numbersAndDays,
    ...limits,
  });
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. A busy one also reports its loss by the failing query, but an unhandled
    // event would end the process.
    client.on('error', () => undefined);
  });
  pool.on('release', (_error, client) => {
    // The abandoned statement still runs there: the connection's next user would wait for it.
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

/**
 * int8 and numeric as numbers (ids and sums are far below 2^53), dates as text: the driver's Date shifts with the time
 * zone.
 */
const numbersAndDays: pg.CustomTypesConfig = {
  getTypeParser: (id, format): TypeParser => parsers.get(id) ?? (pg.types.getTypeParser(id, format) as TypeParser),
};
