import { describe, expect, it } from 'vitest';
import { findLicenceFaults, type LockedPackage } from './licence-faults.ts';

/** The packages of a lock file beside one app that needs `needed` when it runs. */
const faultsOf = (packages: Record<string, LockedPackage>, ...needed: string[]) =>
  findLicenceFaults({
    'apps/api': { dependencies: Object.fromEntries(needed.map((name) => [name, '1.0.0'])) },
    ...packages,
  }).faults.map(({ name, licence }) => `${name}: ${licence}`);

describe('the licence gate', () => {
  it('stops copyleft and missing licences, wherever npm put the package', () => {
    expect(
      faultsOf({
        'node_modules/fine': { license: 'MIT' },
        'node_modules/world-countries': { license: 'ODbL-1.0' },
        'apps/api/node_modules/@scope/copyleft': { license: 'GPL-3.0-or-later' },
        'node_modules/silent': {},
      }),
    ).toEqual(['world-countries: ODbL-1.0', '@scope/copyleft: GPL-3.0-or-later', 'silent: none']);
  });

  it('lets a tool have what a shipped package may not', () => {
    const packages = { 'node_modules/axe-core': { license: 'MPL-2.0' } };
    expect(faultsOf(packages)).toEqual([]);
    expect(faultsOf(packages, 'axe-core')).toEqual(['axe-core: MPL-2.0']);
  });

  it('follows what ships to the dependencies of dependencies', () => {
    const packages = {
      'node_modules/outer': { license: 'MIT', optionalDependencies: { inner: '1.0.0' } },
      'node_modules/outer/node_modules/inner': { license: 'MPL-2.0' },
    };
    expect(faultsOf(packages)).toEqual([]);
    expect(faultsOf(packages, 'outer')).toEqual(['inner: MPL-2.0']);
  });

  it('takes the free one of a choice and asks for every part of a sum', () => {
    expect(faultsOf({ 'node_modules/choice': { license: '(GPL-3.0 OR MIT)' } })).toEqual([]);
    expect(faultsOf({ 'node_modules/sum': { license: '(MIT AND GPL-3.0)' } })).toEqual(['sum: (MIT AND GPL-3.0)']);
  });

  it('leaves the packages of the workspace alone', () => {
    expect(faultsOf({ '': {}, 'packages/ui': {}, 'node_modules/@partshop/ui': { link: true } })).toEqual([]);
  });
});
