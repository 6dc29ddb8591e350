import { partCategoryGroups, pictureKindOfGroup, pictureKindsOf } from '@partshop/demo-data';
import type pg from 'pg';
import { keepPicture } from '../../domains/pictures/index.ts';
import { manifest, readPicture } from './manifest.ts';

/** Ids of a kind's looks, in their order. */
type Looks = Map<string, number[]>;

/**
 * Gives each demo article without a picture of its own the one of its kind, in the look of its maker, each category one, and makers their
 * mark. Call
 * it in a transaction.
 */
export async function loadPictures(client: pg.ClientBase): Promise<void> {
  const looks: Looks = new Map();
  for (const [kind, byLook] of Object.entries(manifest.pictures)) {
    const ids: number[] = [];
    for (const look of Object.keys(byLook).toSorted())
      ids.push(await keepPicture(client, await readPicture(kind, look)));
    looks.set(kind, ids);
  }
  await client.query(`delete from article_pictures where source = 'demo'`);
  await client.query(GIVE, [JSON.stringify(ofVariants(looks))]);
  await client.query(GIVE_CATEGORIES, [JSON.stringify(ofCategories(looks))]);
  await client.query(GIVE_MAKERS, [JSON.stringify(ofMakers(looks))]);
  await client.query('analyze article_pictures');
}

/** The looks of each variant that has a picture. An article of the demo is known by its category and its Russian name. */
function ofVariants(looks: Looks) {
  return partCategoryGroups
    .flatMap(({ categories }) => categories)
    .flatMap((category) =>
      category.variants.map((variant) => {
        const kind = pictureKindsOf(category, variant).find((one) => looks.has(one));
        return { category: category.id, name: variant.names.ru, looks: looks.get(kind ?? '') ?? [] };
      }),
    )
    .filter((variant) => variant.looks.length > 0);
}

function ofCategories(looks: Looks) {
  return partCategoryGroups
    .flatMap((group) => [
      { id: group.id, kind: pictureKindOfGroup(group) },
      ...group.categories.map(({ id, url }) => ({ id, kind: url })),
    ])
    .map(({ id, kind }) => ({ id, picture: looks.get(kind ?? '')?.[0] ?? null }));
}

/** Makers whose mark is in the repository, by their keys. */
export const MARK = 'mark-';

function ofMakers(looks: Looks) {
  return [...looks]
    .filter(([kind]) => kind.startsWith(MARK))
    .map(([kind, [picture]]) => ({ key: kind.slice(MARK.length), picture }));
}

const GIVE_MAKERS = `
  update makers m set mark_id = given.picture
  from jsonb_to_recordset($1::jsonb) as given (key text, picture integer)
  where m.key = given.key`;

/** A maker has one look in all its articles of a kind. */
const GIVE = `
  insert into article_pictures (article_id, source, position, picture_id)
  select a.id, 'demo', 0, kind.looks[1 + a.maker_id % cardinality(kind.looks)]
  from jsonb_to_recordset($1::jsonb) as kind (category integer, name text, looks integer[])
  join articles a on a.category_id = kind.category and a.names ->> 'ru' = kind.name and a.is_demo
  where not exists (select from article_pictures own where own.article_id = a.id)`;

const GIVE_CATEGORIES = `
  update categories c set picture_id = given.picture
  from jsonb_to_recordset($1::jsonb) as given (id integer, picture integer)
  where c.id = given.id`;
