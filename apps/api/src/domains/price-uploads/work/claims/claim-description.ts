import type { CLAIM_UPLOADS } from '@partshop/api-client';
import type { PoolClient } from 'pg';
import type { PriceListReader, RowProblem, SourceRow } from '../../../price-lists/index.ts';

/** A row of a file. `said`: what it says by the columns of `staged`, where its article can be read; of a refused row too. */
export type ParsedClaim = {
  row: number;
  said: Readonly<Record<string, unknown>> | undefined;
  problems: RowProblem[];
};

/** A row that names what the catalogue does not have, with its cells. */
export type UnknownNamed = { problems: RowProblem[]; cells: Record<string, string> };

/** A seller's claims after a run. */
export type ChangedClaims = { sellerId: number; runId: number; isTakenBack: boolean };

/** What sellers say beside the catalogue: a table of claims, and how a row of a file becomes some of them. */
export type ClaimDescription = {
  type: (typeof CLAIM_UPLOADS)[number];
  /** What sellers say, and what they said before runs. */
  table: string;
  pasts: string;
  /** The columns that name a claim of a seller, and the others. */
  key: readonly string[];
  values: readonly string[];
  /** Of the key: articles. */
  articles: readonly string[];
  /** Of the key: a refused row keeps the claims that it names so. */
  keeps: readonly string[];
  /** Columns of `staged_claims` beside `row` and `is_good`, with their types. */
  staged: Readonly<Record<string, string>>;
  parse: (source: SourceRow, layout: PriceListReader['facts']['layout']) => ParsedClaim;
  /**
   * SQL that makes `found_claims` of `staged_claims`: `row`, `is_good`, `maker`, `number`, the key, null where the catalogue has no such
   * thing, and the values.
   */
  find: string;
  /** The good rows of `found_claims` that name what the catalogue or the seller does not have; they are good no longer. */
  findUnknown: (client: PoolClient, sellerId: number) => Promise<UnknownNamed[]>;
  /** SQL of what a page shows of `shown`: a claim with `row`, and `old_` values. */
  shown: { columns: string; joins: string };
  /** Once a seller's claims were changed. */
  changed?: (client: PoolClient, changed: ChangedClaims) => Promise<void>;
};
