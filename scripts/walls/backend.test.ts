import { describe, expect, it } from 'vitest';
import type { Package } from '../workspace.ts';
import { checkWalls } from './check.ts';

const dependencies = { kysely: '1.0.0', pg: '1.0.0', '@partshop/demo-data': '1.0.0' };
const PACKAGES: Package[] = [
  { folder: '', manifest: { name: 'partshop' } },
  { folder: 'apps/api', manifest: { name: '@partshop/api', exports: { '.': './src/index.ts' }, dependencies } },
];

const src = (file: string) => `apps/api/src/${file}`;

/** The errors of one file that imports one module. */
const breaches = (file: string, specifier: string): string[] =>
  checkWalls(PACKAGES, [{ path: src(file), source: `import { one } from '${specifier}';` }]).map(
    ({ message }) => message,
  );

describe('the boundaries inside the backend', () => {
  it('let a domain use its own files, the platform, and the index of other domains', () => {
    expect(breaches('domains/orders/orders.calls.ts', './orders.queries.ts')).toEqual([]);
    expect(breaches('domains/orders/orders.queries.ts', '../../platform/database/schema.ts')).toEqual([]);
    expect(breaches('domains/orders/orders.calls.ts', '../basket/index.ts')).toEqual([]);
    expect(breaches('domains/price-lists/apply/apply.ts', '../../catalogue/index.ts')).toEqual([]);
    expect(breaches('create-api.ts', './domains/index.ts')).toEqual([]);
    expect(breaches('domains/index.ts', './basket/index.ts')).toEqual([]);
  });

  it('forbid bypassing a domain’s index, for types too', () => {
    const message = "basket is entered by its index.ts ('../basket/basket.rules.ts')";
    expect(breaches('domains/orders/orders.calls.ts', '../basket/basket.rules.ts')).toEqual([message]);
    expect(breaches('create-api.ts', './domains/basket/basket.calls.ts')).toHaveLength(1);
    expect(breaches('demo/clients.ts', '../domains/identity/password-hash.ts')).toHaveLength(1);
    const source = "import type { Line } from '../basket/basket.rules.ts';";
    const [breach] = checkWalls(PACKAGES, [{ path: src('domains/orders/orders.calls.ts'), source }]);
    expect(breach?.message).toBe(message);
  });

  it('do not apply to tests', () => {
    expect(breaches('domains/orders/orders.calls.test.ts', '../basket/basket.rules.ts')).toEqual([]);
    expect(breaches('testing/accounts.ts', '../domains/identity/password-hash.ts')).toEqual([]);
  });

  it('keep SQL out of rules', () => {
    const rules = 'domains/basket/basket.rules.ts';
    for (const specifier of [
      'kysely',
      'pg',
      './basket-lines.queries.ts',
      '../../platform/database/schema.ts',
      '../catalogue/index.ts',
    ]) {
      expect(breaches(rules, specifier)).toContain(`rules import no SQL ('${specifier}')`);
    }
    expect(breaches(rules, './stock.rules.ts')).toEqual([]);
    expect(breaches(rules, '../../platform/values/money.ts')).toEqual([]);
  });

  it('keep the platform independent of domains and of what is built from them', () => {
    expect(breaches('platform/http/faults.ts', '../../domains/basket/index.ts')).toEqual([
      "the platform knows no domain ('../../domains/basket/index.ts')",
    ]);
    expect(breaches('platform/http/faults.ts', '../../create-api.ts')).toHaveLength(1);
    expect(breaches('domains/basket/basket.calls.ts', '../../create-api.ts')).toHaveLength(1);
    expect(breaches('domains/basket/basket.calls.ts', '../index.ts')).toHaveLength(1);
  });

  it('reserve demo data for the start', () => {
    expect(breaches('start-api.ts', './demo/clients.ts')).toEqual([]);
    expect(breaches('demo/clients.ts', './landmarks.ts')).toEqual([]);
    const message = "only the start uses demo data ('../../demo/site/company.ts')";
    expect(breaches('domains/site/company.rules.ts', '../../demo/site/company.ts')).toEqual([message]);
    expect(breaches('create-api.ts', '@partshop/demo-data')).toContain(
      "only the start uses demo data ('@partshop/demo-data')",
    );
  });

  it('find a cycle of domains where there is no cycle of files', () => {
    const files = [
      { path: src('domains/places/places.calls.ts'), source: "import { one } from '../client/index.ts';" },
      { path: src('domains/places/index.ts'), source: "export { two } from './cities.queries.ts';" },
      { path: src('domains/client/index.ts'), source: "export { one } from './client-info.ts';" },
      { path: src('domains/client/client.calls.ts'), source: "import { two } from '../places/index.ts';" },
    ];
    expect(checkWalls(PACKAGES, files)).toEqual([
      { place: src('domains'), message: 'domains use each other in a circle: places → client → places' },
    ]);
  });
});
