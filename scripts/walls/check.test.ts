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
  entry('packages/features/core', {
    name: '@partshop/core',
    exports: { '.': './src/index.ts' },
    imports: { '#render-row': './src/render-row.ts' },
    dependencies: dependencies('@partshop/ui'),
  }),
  entry('packages/features/basket', {
    name: '@partshop/basket',
    exports: { '.': './src/index.ts', './mocks': './src/mocks/handlers.ts' },
    dependencies: dependencies('@partshop/ui', '@partshop/core', 'react'),
  }),
  entry('packages/features/home', { name: '@partshop/home', dependencies: dependencies('@partshop/basket') }),
  entry('apps/api', { name: '@partshop/api', exports: { '.': './src/index.ts' } }),
];

function breaches(path: string, source: string, packages: Package[] = PACKAGES): string[] {
  return checkWalls(packages, [{ path, source }]).map((breach) => `${breach.place}: ${breach.message}`);
}

describe('the walls between packages', () => {
  it('let through what a package declares and its room may use', () => {
    const source = `
      import { useState } from 'react';
      import { Button } from '@partshop/ui';
      import styles from '@partshop/ui/global.css?inline';
      export { selectViewer } from '@partshop/core';
      import { basketSlice } from './basket.slice.ts';`;
    expect(breaches('packages/features/basket/src/Basket.tsx', source)).toEqual([]);
  });

  it('stop an arrow that goes the wrong way, in every form of import', () => {
    const ui = 'packages/ui/src/Button.tsx';
    const message = "ui may not use core ('@partshop/core')";
    expect(breaches(ui, "import { core } from '@partshop/core';")).toEqual([`${ui}:1: ${message}`]);
    expect(breaches(ui, "import type { Core } from '@partshop/core';")).toEqual([`${ui}:1: ${message}`]);
    expect(breaches(ui, "\nexport * from '@partshop/core';")).toEqual([`${ui}:2: ${message}`]);
    expect(breaches(ui, "const lazy = () => import('@partshop/core');")).toEqual([`${ui}:1: ${message}`]);
  });

  it('keep an app out of every feature', () => {
    expect(breaches('packages/features/home/src/home.saga.ts', "import { createApi } from '@partshop/api';")).toEqual([
      "packages/features/home/src/home.saga.ts:1: feature may not use api ('@partshop/api')",
    ]);
  });

  it('stop the way past the exports of a package', () => {
    expect(
      breaches('packages/features/home/src/Home.tsx', "import '@partshop/basket/src/basket.slice.ts';")[0],
    ).toContain('is not in the exports of @partshop/basket');
    expect(breaches('packages/features/home/src/Home.tsx', "import '../../basket/src/basket.slice.ts';")[0]).toContain(
      'leaves the package',
    );
  });

  it('ask for a declaration of every package that is used', () => {
    expect(breaches('packages/features/home/src/Home.tsx', "import { Button } from '@partshop/ui';")[0]).toContain(
      "'@partshop/ui' is not declared in packages/features/home/package.json",
    );
    expect(breaches('packages/features/core/src/row.ts', "import '#render-row'; import '#other';")).toEqual([
      "packages/features/core/src/row.ts:1: '#other' is not in the imports of @partshop/core",
    ]);
  });

  it('leave development dependencies to tests, stories and types', () => {
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

  it("keep Node's modules out of what runs in browsers", () => {
    const source = "import { readFileSync } from 'node:fs';";
    expect(breaches('packages/features/core/src/store.ts', source)[0]).toContain('runs in browsers');
    expect(breaches('packages/features/core/src/store.test.ts', source)).toEqual([]);
    expect(breaches('apps/api/src/main.ts', source)).toEqual([]);
  });

  it('find a circle of packages once', () => {
    const packages = PACKAGES.map((one) =>
      one.folder === 'packages/features/basket'
        ? entry(one.folder, { ...one.manifest, dependencies: dependencies('@partshop/home') })
        : one,
    );
    expect(breaches('packages/ui/src/a.ts', '', packages)).toEqual([
      'package.json: packages depend on each other in a circle: @partshop/basket → @partshop/home → @partshop/basket',
    ]);
  });

  it('find a circle of files, of types too, and let through what is imported when it is needed', () => {
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
