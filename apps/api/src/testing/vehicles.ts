import type { OpenDatabase } from '../platform/database/connect.ts';

export const LADA = 1;
export const KIA = 2;
export const VESTA = 21;
export const VESTA_PETROL = 201;
export const VESTA_GAS = 202;
export const RIO_DIESEL = 203;

/** Two brands with a car each: enough to choose from at each level. */
export async function loadTestVehicles({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    insert into vehicle_brands (id, url, name) values (${LADA}, 'lada', 'LADA'), (${KIA}, 'kia', 'Kia'), (3, 'skoda', 'Škoda');
    insert into vehicle_series (id, brand_id, url, name) values (11, ${LADA}, 'vesta', 'Vesta'), (12, ${KIA}, 'rio', 'Rio'),
      (13, ${LADA}, 'granta', 'Granta');
    insert into vehicle_models (id, series_id, url, name, produced_from, produced_to) values
      (${VESTA}, 11, 'i', 'I', 2015, null), (22, 11, 'ng', 'NG', 2022, 2022), (23, 12, 'iii', 'III', 2011, 2017),
      (24, 13, 'i', 'I', null, null);
    insert into vehicle_engines (id, model_id, url, name, fuel) values
      (${VESTA_GAS}, ${VESTA}, '1-6-cng', '1.6 CNG', 'gas'), (${VESTA_PETROL}, ${VESTA}, '1-6', '1.6', 'petrol'),
      (${RIO_DIESEL}, 23, '1-5-crdi', '1.5 CRDi', 'diesel'), (204, ${VESTA}, 'v8', 'V8', null)`);
}
