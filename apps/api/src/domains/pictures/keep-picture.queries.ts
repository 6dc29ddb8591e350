import type pg from 'pg';
import type { EncodedPicture } from './encode-picture.ts';

const KEEP = `
  with kept as (
    insert into pictures (hash, width, height, widths) values ($1, $2, $3, $4)
    on conflict (hash) do update set hash = excluded.hash
    returning id
  ), files as (
    insert into picture_files (picture_id, width, format, bytes)
    select kept.id, file.* from kept, unnest($5::smallint[], $6::text[], $7::bytea[]) file
    on conflict do nothing
  )
  select id from kept`;

/** The id of the picture with these files, which is kept once however often it is given. */
export async function keepPicture(client: Pick<pg.ClientBase, 'query'>, picture: EncodedPicture): Promise<number> {
  const { hash, width, height, widths, files } = picture;
  const { rows } = await client.query<{ id: number }>(KEEP, [
    hash,
    width,
    height,
    widths,
    files.map((file) => file.width),
    files.map((file) => file.format),
    files.map((file) => Buffer.from(file.bytes)),
  ]);
  const [kept] = rows;
  if (!kept) throw new Error(`Picture ${hash} was not kept.`);
  return kept.id;
}
