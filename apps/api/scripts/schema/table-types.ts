import { sql, type Kysely } from 'kysely';
import {
  ArrayExpressionNode,
  type ColumnOverrides,
  type ExpressionNode,
  generate,
  GenericExpressionNode,
  IdentifierNode,
  JsonColumnTypeNode,
  PostgresDialect,
  type PostprocessFunction,
} from 'kysely-codegen';
import type { Database } from '../../src/platform/database/schema.ts';

const names = new JsonColumnTypeNode(new IdentifierNode('Names'));
const object = new JsonColumnTypeNode(new IdentifierNode('object'));
const specifications = new JsonColumnTypeNode(new ArrayExpressionNode(new IdentifierNode('Specification')));

/**
 * The types of `jsonb` columns, which the database does not know. They are nodes because kysely-codegen parses strings with
 * an API that TypeScript 7 does not have.
 */
const JSON_COLUMNS: ColumnOverrides = {
  'article_attributes.names': names,
  'article_pictures.alt': names,
  'articles.names': names,
  'articles.specifications': new GenericExpressionNode('Generated', [specifications]),
  'attributes.names': names,
  'attributes.units': names,
  'categories.articles': names,
  'categories.names': names,
  'categories.titles': names,
  'cities.names': names,
  'cities.region_names': names,
  'fit_options.names': names,
  'fit_sources.names': names,
  'goods_pages.descriptions': names,
  'goods_pages.names': names,
  'pickup_points.addresses': names,
  'pickup_points.hours': names,
  'pickup_points.names': names,
  'position_views.state': object,
  'price_lists.names': names,
  'price_upload_columns.columns': object,
  'price_upload_columns.headings': object,
  'price_upload_rows.cells': object,
  'price_upload_rows.problems': object,
  'price_uploads.chosen': object,
  'price_uploads.fault': object,
  'price_uploads.mended': new GenericExpressionNode('Generated', [object]),
  'price_uploads.preview': object,
  'price_uploads.result': object,
  'sellers.names': names,
  'offer_checks.counts': object,
  'order_approvals.request': object,
  'orders.carrier_point': object,
  'error_reports.raw': object,
  'post_versions.goods': new GenericExpressionNode('Generated', [object]),
  'post_versions.texts': object,
};

/** Where the generated file imports types from. */
const IMPORTS = {
  GeneratedAlways: 'kysely',
  Names: '../../values/names.ts',
  Specification: '../../values/specification.ts',
};

/** The TypeScript source of the table types, read from a migrated database. */
export async function tableTypes(db: Kysely<Database>): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string' });
  const number = new IdentifierNode('number');
  // As open-pool.ts parses them.
  const scalars: Record<string, ExpressionNode> = Object.assign(dialect.adapter.scalars, {
    int8: number,
    numeric: number,
  });
  return generate({
    db,
    dialect,
    outFile: null,
    excludePattern: 'migrations',
    customImports: IMPORTS,
    overrides: { columns: { ...JSON_COLUMNS, ...(await readOnlyColumns(db, scalars)) } },
    postprocess: addAllowedValues,
  });
}

/** The columns that are `generated always`, each with its type. */
async function readOnlyColumns(
  db: Kysely<Database>,
  scalars: Readonly<Record<string, ExpressionNode>>,
): Promise<ColumnOverrides> {
  const { rows } = await sql<{ path: string; type: string }>`
    select table_name || '.' || column_name as path, udt_name as type
    from information_schema.columns
    where table_schema = 'public' and 'ALWAYS' in (identity_generation, is_generated)`.execute(db);
  return Object.fromEntries(
    rows.map(({ path, type }) => {
      const scalar = scalars[type];
      if (!scalar) throw new Error(`The column ${path} has the unknown type ${type}.`);
      return [path, new GenericExpressionNode('GeneratedAlways', [scalar])];
    }),
  );
}

/** Reads the values that `check (column in ('a', 'b'))` allows, which become a union of strings. */
const addAllowedValues: PostprocessFunction<Database> = async ({ db, metadata }) => {
  const { rows } = await sql<{ path: string; values: string[] }>`
    select conrelid::regclass || '.' || attname as path,
           array(select value[1] from regexp_matches(definition, '''(.*?)''::text', 'g') value) as values
    from pg_constraint
      join pg_attribute on attrelid = conrelid and array[attnum] = conkey,
      pg_get_constraintdef(pg_constraint.oid) definition
    where contype = 'c' and definition like 'CHECK ((% = ANY (ARRAY[''%])))'`.execute(db);
  const allowed = new Map(rows.map(({ path, values }) => [path, values]));
  for (const { name, columns } of metadata.tables) {
    for (const column of columns) column.enumValues = allowed.get(`${name}.${column.name}`) ?? column.enumValues;
  }
  return metadata;
};
