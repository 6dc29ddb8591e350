import type { WiperSizes } from '@partshop/api-client/contract';
import type pg from 'pg';

const SHOWN_BLADES = 6;

type Blade = { place: WiperSizes['blades'][number]['place']; lengthMm: number; articleIds: number[] };

/** A model's wiper blades, with ids of articles of their lengths. */
export type WiperRow = Pick<WiperSizes, 'connector' | 'isDemo'> & { blades: Blade[] };

/** $1 model. A blade's length is in its specifications, in millimetres. */
const SIZES = `
select w.connector, w.is_demo as "isDemo", (
  select json_agg(json_build_object(
    'place', blade.place,
    'lengthMm', blade.length_mm,
    'articleIds', array(
      select a.id
      from categories c join articles a on a.category_id = c.id
      where c.url = 'wiper-blades'
        and a.specifications @> jsonb_build_array(jsonb_build_object(
          'name', jsonb_build_object('en', 'Length'), 'value', blade.length_mm
        ))
        and exists (select from offers o where o.article_id = a.id and o.quantity > 0)
      order by a.sold desc, a.id
      limit ${SHOWN_BLADES}
    )
  ) order by blade.position)
  from (values ('driver', w.driver_mm, 1), ('passenger', w.passenger_mm, 2), ('rear', w.rear_mm, 3))
    as blade (place, length_mm, position)
  where blade.length_mm is not null
) as blades
from wiper_sizes w where w.model_id = $1`;

/** Undefined where nobody knows the sizes. */
export async function findWiperSizes(pool: pg.Pool, modelId: number): Promise<WiperRow | undefined> {
  const { rows } = await pool.query<WiperRow>({ name: 'wiper-sizes', text: SIZES, values: [modelId] });
  return rows[0];
}
