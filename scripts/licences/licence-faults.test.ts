import { describe, expect, it } from 'vitest';
import { findLicenceFaults, type LockedPackage } from './licence-faults.ts';

/** The faults of a lock file with these packages and one app that needs `needed` at run time. */
const faultsOf = (packages: Record<string, LockedPackage>, ...needed: string[]) =>
  findLicenceFaults({
    'apps/api': { dependencies: Object.fromEntries(needed.map((name) => [name, '1.0.0'])) },
    ...packages,
  }).faults.map(({ name, licence }) => `${name}: ${licence}`);

describe('the licence gate', () => {
  it('rejects copyleft and missing licences, wherever npm put the package', () => {
    expect(
      faultsOf({
        'node_modules/fine': { license: 'MIT' },
        'node_modules/world-countries': { license: 'ODbL-1.0' },
        'apps/api/node_modules/@scope/copyleft': { license: 'GPL-3.0-or-later' },
        'node_modules/silent': {},
      }),
    ).toEqual(['world-countries: ODbL-1.0', '@scope/copyleft: GPL-3.0-or-later', 'silent: none']);
  });

  it('allows tools more licences than shipped packages', () => {
    const packages = { 'node_modules/axe-core': { license: 'MPL-2.0' } };
    expect(faultsOf(packages)).toEqual([]);
    expect(faultsOf(packages, 'axe-core')).toEqual(['axe-core: MPL-2.0']);
  });

  it('follows shipped packages to their transitive dependencies', () => {
    const packages = {
      'node_modules/outer': { license: 'MIT', optionalDependencies: { inner: '1.0.0' } },
      'node_modules/outer/node_modules/inner': { license: 'MPL-2.0' },
    };
    expect(faultsOf(packages)).toEqual([]);
    expect(faultsOf(packages, 'outer')).toEqual(['inner: MPL-2.0']);
  });

  it('accepts OR with one free licence, and needs all licences of AND', () => {
    expect(faultsOf({ 'node_modules/choice': { license: '(GPL-3.0 OR MIT)' } })).toEqual([]);
    expect(faultsOf({ 'node_modules/sum': { license: '(MIT AND GPL-3.0)' } })).toEqual(['sum: (MIT AND GPL-3.0)']);
  });

  it('allows the library of sharp its licence, and no other package', () => {
    const lgpl = { license: 'Apache-2.0 AND LGPL-3.0-or-later' };
    const packages = { 'node_modules/@img/sharp-win32-x64': lgpl, 'node_modules/other': lgpl };
    expect(faultsOf(packages, '@img/sharp-win32-x64', 'other')).toEqual(['other: Apache-2.0 AND LGPL-3.0-or-later']);
  });

  it('takes the licence of a LICENSE file that was read, where the package names none', () => {
    expect(faultsOf({ 'node_modules/png-js': {} }, 'png-js')).toEqual([]);
    expect(faultsOf({ 'node_modules/png-js': { license: 'GPL-3.0' } }, 'png-js')).toEqual(['png-js: GPL-3.0']);
  });

  it('ignores the packages of the workspace', () => {
    expect(faultsOf({ '': {}, 'packages/ui': {}, 'node_modules/@partshop/ui': { link: true } })).toEqual([]);
  });
});
