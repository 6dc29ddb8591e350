import { expect, it } from 'vitest';
import { filesBehind, type LoadedModule } from './unchanged.ts';

const here = import.meta.filename;
const other = here.replace('.test', '');

const load = (file: string | null, ...imported: LoadedModule[]): LoadedModule => ({
  file,
  importedModules: new Set(imported),
});

it('follows imports to the files of the project and lists each once', () => {
  const shared = load(other);
  expect(filesBehind([load(here, shared, load(null, shared)), shared])).toEqual([here, other].toSorted());
});

it('ends if modules import each other', () => {
  const [one, two] = [load(here), load(other)];
  (one.importedModules as Set<LoadedModule>).add(two);
  (two.importedModules as Set<LoadedModule>).add(one);
  expect(filesBehind([one])).toHaveLength(2);
});

it('stops at packages, whose versions are in the lock file, and at modules without a file', () => {
  const dependency = load('/work/node_modules/react/index.js', load(other));
  expect(filesBehind([load(here, dependency, load('/nowhere/virtual.ts'))])).toEqual([here]);
});
