import type { PoolClient } from 'pg';
import { ImportError, type PriceListReader, type RowProblem, type SourceRow } from '../../../price-lists/index.ts';
import type { ClaimDescription, ParsedClaim } from './claim-description.ts';

type Hearing = {
  onProblem: (problem: RowProblem, source: SourceRow) => void;
  onRefused: (problem: RowProblem, cells: Record<string, string>) => void;
  onRepeated: (problem: RowProblem) => void;
  onProgress: (bytesRead: number, rowsRead: number) => void;
};

export type StagedClaims = { rowsRead: number; rowsRefused: number; repeated: number };

/** Rows that name an article. Those that are not good were refused; what they name stays as it was. */
async function createStage(client: PoolClient, { staged }: ClaimDescription): Promise<string> {
  const columns = Object.entries({ row: 'integer', is_good: 'boolean', ...staged });
  await client.query(
    `create temp table staged_claims (${columns.map(([name, type]) => `${name} ${type}`).join(', ')}) on commit drop`,
  );
  const lists = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  return `insert into staged_claims select * from unnest(${lists})`;
}

/** The last good row of each claim. */
const chooseSql = ({ key, values }: ClaimDescription): string => `
  create temp table wanted_claims on commit drop as
  select distinct on (${key.join(', ')}) ${key.join(', ')}, row, ${values.join(', ')}
  from found_claims where is_good order by ${key.join(', ')}, row desc`;

/** Rows of which nothing is applied, since later rows say it. */
const repeatedSql = ({ key }: ClaimDescription): string => `
  select f.row, min(f.maker) as maker, min(f.number) as number, max(w.row) as "appliedRow"
  from found_claims f join wanted_claims w using (${key.join(', ')})
  where f.is_good group by f.row having not bool_or(w.row = f.row) order by f.row`;

/** Fills `found_claims` and `wanted_claims` in the client's open transaction from a file. Throws an ImportError without a row. */
export async function stageClaims(
  client: PoolClient,
  { claims, sellerId }: { claims: ClaimDescription; sellerId: number },
  reader: PriceListReader,
  { onProblem, onRefused, onRepeated, onProgress }: Hearing,
): Promise<StagedClaims> {
  const { layout } = reader.facts;
  let rowsRead = 0;
  let rowsRefused = 0;
  let bytesRead = 0;
  const insert = await createStage(client, claims);
  for await (const batch of reader.rows({ onBytes: (bytes) => (bytesRead = bytes) })) {
    const named: ParsedClaim[] = [];
    for (const source of batch) {
      const parsed = claims.parse(source, layout);
      rowsRead += 1;
      if (parsed.problems.length > 0) rowsRefused += 1;
      parsed.problems.forEach((problem) => onProblem(problem, source));
      if (parsed.said) named.push(parsed);
    }
    if (named.length > 0) await client.query(insert, valuesOf(named, claims));
    onProgress(bytesRead, rowsRead);
  }
  if (rowsRead === 0) throw new ImportError({ code: 'no-rows' });
  await client.query('analyze staged_claims');
  await client.query(claims.find);
  const unknown = await claims.findUnknown(client, sellerId);
  for (const { problems, cells } of unknown) problems.forEach((problem) => onRefused(problem, cells));
  await client.query(chooseSql(claims));
  await client.query('analyze found_claims, wanted_claims');
  const repeated = await hearRepeated(client, claims, onRepeated);
  return { rowsRead, rowsRefused: rowsRefused + unknown.length, repeated };
}

const valuesOf = (named: readonly ParsedClaim[], { staged }: ClaimDescription): unknown[] => [
  named.map(({ row }) => row),
  named.map(({ problems }) => problems.length === 0),
  ...Object.keys(staged).map((column) => named.map(({ said }) => said?.[column] ?? null)),
];

async function hearRepeated(
  client: PoolClient,
  claims: ClaimDescription,
  onRepeated: Hearing['onRepeated'],
): Promise<number> {
  const { rows } = await client.query<{ row: number; maker: string; number: string; appliedRow: number }>(
    repeatedSql(claims),
  );
  for (const { row, maker, number, appliedRow } of rows) {
    onRepeated({ row, value: `${maker} ${number}`, fault: { code: 'repeated', appliedRow } });
  }
  return rows.length;
}
