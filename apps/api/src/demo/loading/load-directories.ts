import { demoMakers, demoPriceLists, demoSellers, partCategoryGroups, type VehicleTree } from '@partshop/demo-data';
import type pg from 'pg';
import { copyRows } from './copy-rows.ts';

export async function loadMakers(client: pg.ClientBase): Promise<void> {
  await copyRows(
    client,
    'makers',
    ['id', 'key', 'name', 'is_car_maker'],
    demoMakers.map(({ id, key, name, isCarMaker }) => [id, key, name, isCarMaker]),
  );
}

export async function loadCategories(client: pg.ClientBase): Promise<void> {
  await copyRows(
    client,
    'categories',
    ['id', 'parent_id', 'url', 'names', 'position'],
    partCategoryGroups.flatMap((group, position) => [
      [group.id, null, group.url, JSON.stringify(group.names), position],
      ...group.categories.map(({ id, url, names }, index) => [id, group.id, url, JSON.stringify(names), index]),
    ]),
  );
}

export async function loadVehicles(client: pg.ClientBase, { brands }: VehicleTree): Promise<void> {
  const series = brands.flatMap((brand) => brand.series.map((one) => ({ ...one, parent: brand.id })));
  const models = series.flatMap((one) => one.models.map((model) => ({ ...model, parent: one.id })));
  const engines = models.flatMap((model) => model.engines.map((engine) => ({ ...engine, parent: model.id })));
  await copyRows(
    client,
    'vehicle_brands',
    ['id', 'url', 'name'],
    brands.map(({ id, url, name }) => [id, url, name]),
  );
  await copyRows(
    client,
    'vehicle_series',
    ['id', 'brand_id', 'url', 'name', 'produced_from'],
    series.map(({ id, parent, url, name, producedFrom }) => [id, parent, url, name, producedFrom]),
  );
  await copyRows(
    client,
    'vehicle_models',
    ['id', 'series_id', 'url', 'name', 'produced_from', 'produced_to', 'body_type'],
    models.map((model) => [
      model.id,
      model.parent,
      model.url,
      model.name,
      model.producedFrom,
      model.producedTo,
      model.bodyType,
    ]),
  );
  await copyRows(
    client,
    'vehicle_engines',
    ['id', 'model_id', 'url', 'name', 'fuel', 'displacement_cc'],
    engines.map(({ id, parent, url, name, fuel, displacementCc }) => [id, parent, url, name, fuel, displacementCc]),
  );
}

export async function loadSellers(client: pg.ClientBase): Promise<void> {
  await copyRows(
    client,
    'sellers',
    ['id', 'names', 'is_demo'],
    demoSellers.map(({ id, names }) => [id, JSON.stringify(names), true]),
  );
  const sellerOf = new Map(
    demoSellers.flatMap(({ id, priceLists }) => priceLists.map((list) => [list.id, id] as const)),
  );
  await copyRows(
    client,
    'price_lists',
    ['id', 'seller_id', 'names', 'city', 'lead_days', 'lead_days_max', 'reliability', 'is_returnable'],
    demoPriceLists.map(({ id, names, city, leadDays, reliability, isReturnable }) => [
      id,
      sellerOf.get(id) ?? null,
      JSON.stringify(names),
      city,
      ...leadDays,
      reliability,
      isReturnable,
    ]),
  );
}
