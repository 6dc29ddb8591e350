import type { PoolClient } from 'pg';
import type { ClaimDescription, UnknownNamed } from './claim-description.ts';
import { parseCross } from './parse-cross.ts';

const FIND = `
  create temp table found_claims on commit drop as
  select s.*, one.id as article_id, other.id as other_id
  from staged_claims s
    left join makers m on fold_part_number(m.name) = fold_part_number(s.maker)
    left join articles one on one.maker_id = m.id and one.number_key = fold_part_number(s.number)
    left join makers om on fold_part_number(om.name) = fold_part_number(s.other_maker)
    left join articles other on other.maker_id = om.id and other.number_key = fold_part_number(s.other_number)`;

const UNKNOWN = `
  update found_claims set is_good = false where is_good and (article_id is null or other_id is null)
  returning row, maker, number, other_maker as "otherMaker", other_number as "otherNumber",
    article_id is null as "isFirst", other_id is null as "isOther"`;

type UnknownRow = {
  row: number;
  maker: string;
  number: string;
  otherMaker: string;
  otherNumber: string;
  isFirst: boolean;
  isOther: boolean;
};

async function findUnknown(client: PoolClient): Promise<UnknownNamed[]> {
  const { rows } = await client.query<UnknownRow>(UNKNOWN);
  return rows.map(({ row, isFirst, isOther, ...cells }) => {
    const { maker, number, otherMaker, otherNumber } = cells;
    const fault = { code: 'unknown-article' } as const;
    const first = { row, field: 'number', value: `${maker} ${number}`, fault } as const;
    const other = { row, field: 'otherNumber', value: `${otherMaker} ${otherNumber}`, fault } as const;
    return { problems: [...(isFirst ? [first] : []), ...(isOther ? [other] : [])], cells };
  });
}

/** Which numbers can be sold instead of each other (F6). */
export const CROSSES: ClaimDescription = {
  type: 'crosses',
  table: 'seller_crosses',
  pasts: 'cross_pasts',
  key: ['article_id', 'other_id'],
  values: ['is_both', 'confidence'],
  articles: ['article_id', 'other_id'],
  keeps: ['article_id', 'other_id'],
  staged: {
    maker: 'text',
    number: 'text',
    other_maker: 'text',
    other_number: 'text',
    is_both: 'boolean',
    confidence: 'smallint',
  },
  parse: parseCross,
  find: FIND,
  findUnknown,
  shown: {
    columns: `m.name as maker, one.number, om.name as "otherMaker", other.number as "otherNumber",
      coalesce(shown.is_both, shown.old_is_both) as "isBoth", shown.confidence, shown.old_confidence as "oldConfidence"`,
    joins: `
      join articles one on one.id = shown.article_id join makers m on m.id = one.maker_id
      join articles other on other.id = shown.other_id join makers om on om.id = other.maker_id`,
  },
};
