import { describe, expect, it } from 'vitest';
import type { Manifest, Package } from '../workspace.ts';
import { checkWalls } from './check.ts';

const dependencies = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
const entry = (folder: string, manifest: Manifest): Package => ({ folder, manifest });

const PACKAGES: Package[] = [
  entry('', { name: 'partshop', devDependencies: dependencies('vitest', 'oxc-parser') }),
  entry('packages/ui', {
    name: '@partshop/ui',
    exports: { '.': './src/index.ts', './global.css': './src/global.css' },
    peerDependencies: dependencies('react'),
    devDependencies: dependencies('styled-components'),
  }),
  entry('packages/features', {
    name: '@partshop/features',
    exports: { './*': './*/src/index.ts', './*/mocks': './*/src/mocks/handlers.ts' },
    imports: { '#render-row': './core/src/render-row.ts' },
    dependencies: dependencies('@partshop/ui', 'react'),
  }),
  entry('apps/api', { name: '@partshop/api', exports: { '.': './src/index.ts' } }),
];

function breaches(path: string, source: string, packages: Package[] = PACKAGES): string[] {
  return checkWalls(packages, [{ path, source }]).map((breach) => `${breach.place}: ${breach.message}`);
}

describe('the boundaries between packages', () => {
  it('allow what a package declares and its layer may use', () => {
    const source = `
      import { useState } from 'react';
      import { Button } from '@partshop/ui';
      import styles from '@partshop/ui/global.css?inline';
      export { selectCurrentUser } from '@partshop/features/core';
      import { basketSlice } from './basket.slice.ts';`;
    expect(breaches('packages/features/basket/src/Basket.tsx', source)).toEqual([]);
  });

  it('forbid a dependency against the direction, in every form of import', () => {
    const ui = 'packages/ui/src/Button.tsx';
    const message = "ui may not use core ('@partshop/features/core')";
    expect(breaches(ui, "import { core } from '@partshop/features/core';")).toEqual([`${ui}:1: ${message}`]);
    expect(breaches(ui, "import type { Core } from '@partshop/features/core';")).toEqual([`${ui}:1: ${message}`]);
    expect(breaches(ui, "\nexport * from '@partshop/features/core';")).toEqual([`${ui}:2: ${message}`]);
    expect(breaches(ui, "const lazy = () => import('@partshop/features/core');")).toEqual([`${ui}:1: ${message}`]);
  });

  it('keep apps out of every feature', () => {
    expect(breaches('packages/features/home/src/home.saga.ts', "import { createApi } from '@partshop/api';")).toEqual([
      "packages/features/home/src/home.saga.ts:1: feature may not use api ('@partshop/api')",
    ]);
  });

  it('forbid bypassing the exports of a package', () => {
    const message = (source: string) => breaches('packages/features/home/src/Home.tsx', source)[0];
    expect(message("import '@partshop/features/basket/src/basket.slice.ts';")).toContain(
      'is not in the exports of @partshop/features',
    );
    expect(message("import '@partshop/ui/src/Button.tsx';")).toContain('is not in the exports of @partshop/ui');
    expect(message("import '../../../ui/src/Button.tsx';")).toContain('leaves the package');
  });

  it('surround each feature, though all are one package', () => {
    const home = 'packages/features/home/src/Home.tsx';
    expect(breaches(home, "import '@partshop/features/basket'; import './home.saga.ts';")).toEqual([]);
    expect(breaches(home, "import '../../basket/src/basket.slice.ts';")[0]).toContain('leaves the feature');
    expect(breaches(home, "import '@partshop/features/home/mocks';")[0]).toContain('is this package itself');
    expect(breaches('packages/features/core/src/a.ts', "import '@partshop/features/home';")).toEqual([
      "packages/features/core/src/a.ts:1: core may not use feature ('@partshop/features/home')",
    ]);
  });

  it('find a cycle of features, even if a story closes it', () => {
    const circle = (file: string) =>
      checkWalls(PACKAGES, [
        { path: 'packages/features/home/src/Home.tsx', source: "import '@partshop/features/basket';" },
        { path: `packages/features/basket/src/${file}`, source: "import '@partshop/features/home';" },
      ]).map(({ message }) => message);
    expect(circle('Basket.tsx')).toEqual([
      'features use each other in a circle: packages/features/home → packages/features/basket → packages/features/home',
    ]);
    expect(circle('Basket.stories.tsx')).toEqual([]);
  });

  it('require a declaration of every package that is used', () => {
    expect(breaches('packages/features/home/src/Home.tsx', "import { lazy } from 'lazy';")[0]).toContain(
      "'lazy' is not declared in packages/features/package.json",
    );
    expect(breaches('packages/features/core/src/row.ts', "import '#render-row'; import '#other';")).toEqual([
      "packages/features/core/src/row.ts:1: '#other' is not in the imports of @partshop/features",
    ]);
  });

  it('reserve development dependencies for tests, stories and types', () => {
    const source = "import styled from 'styled-components';";
    expect(breaches('packages/ui/src/Button.tsx', source)[0]).toContain(
      'is a development dependency, but this file ships',
    );
    expect(breaches('packages/ui/src/Button.stories.tsx', source)).toEqual([]);
    expect(breaches('packages/ui/src/theme.ts', "import type { DefaultTheme } from 'styled-components';")).toEqual([]);
    expect(breaches('packages/ui/src/Button.test.ts', "import { it } from 'vitest';")).toEqual([]);
    expect(breaches('packages/ui/src/button.ts', "import { it } from 'vitest';")[0]).toContain(
      "'vitest' is not declared",
    );
  });

  it("keep Node's modules out of code for browsers", () => {
    const source = "import { readFileSync } from 'node:fs';";
    expect(breaches('packages/features/core/src/store.ts', source)[0]).toContain('runs in browsers');
    expect(breaches('packages/features/core/src/store.test.ts', source)).toEqual([]);
    expect(breaches('apps/api/src/main.ts', source)).toEqual([]);
  });

  it('find a cycle of packages once', () => {
    const packages = PACKAGES.map((one) =>
      one.folder === 'packages/ui'
        ? entry(one.folder, { ...one.manifest, dependencies: dependencies('@partshop/features') })
        : one,
    );
    expect(breaches('packages/ui/src/a.ts', '', packages)).toEqual([
      'package.json: packages depend on each other in a circle: @partshop/ui → @partshop/features → @partshop/ui',
    ]);
  });

  it('find a cycle of files, of types too, and allow dynamic imports', () => {
    const circle = checkWalls(PACKAGES, [
      { path: 'packages/ui/src/a.ts', source: "import { b } from './deep/b.ts';" },
      { path: 'packages/ui/src/deep/b.ts', source: "import type { A } from '../a.ts';" },
    ]);
    expect(circle).toEqual([
      {
        place: 'packages/ui/src/a.ts',
        message:
          'files import each other in a circle: packages/ui/src/a.ts → packages/ui/src/deep/b.ts → packages/ui/src/a.ts',
      },
    ]);
    const lazy = checkWalls(PACKAGES, [
      { path: 'packages/ui/src/a.ts', source: "import { b } from './b.ts';" },
      { path: 'packages/ui/src/b.ts', source: "export const load = () => import('./a.ts');" },
    ]);
    expect(lazy).toEqual([]);
  });
});
