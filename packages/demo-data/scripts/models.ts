import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A kind of goods in the look of one maker. `hash`: of everything that its picture is made from. */
export type Model = { name: string; kind: string; look: string; hash: string };

const LOOKS = ['a', 'b'];

const digest = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const readSources = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).toSorted();
  return Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
};

/**
 * The models of a studio's folder, each with two looks. A picture is made from the studio itself, the head of its module (up to
 * the first `@part`) and its own function, so that a change of one model leaves the other pictures as they are.
 */
export async function readModels(folder: string): Promise<Model[]> {
  const studio = await readSources(folder);
  const modules = await readSources(join(folder, 'parts'));
  return modules.flatMap((module) => {
    const [head = '', ...functions] = `\n${module}`.split(/\n(?=@part\()/u);
    return functions.flatMap((source) => {
      const kind = /^@part\('([a-z0-9-]+)'/u.exec(source)?.[1];
      if (kind === undefined) throw new Error(`A model without a kind: ${source.slice(0, 60)}`);
      return LOOKS.map((look) => ({
        name: `${kind}-${look}`,
        kind,
        look,
        hash: digest([...studio, head, source.trimEnd(), look]),
      }));
    });
  });
}
