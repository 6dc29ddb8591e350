import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stableClassNames } from './stable-class-names.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stable-class-names-'));
});

afterAll(() => rm(folder, { recursive: true }));

const SOURCE = `import { styled } from 'styled-components';
export const Root = styled.div\`color: red;\`;
export const Head = styled.div\`color: blue;\`;
`;

/** The ids of the components of a module in a checkout. */
async function idsIn(checkout: string, file: string): Promise<string[]> {
  const root = path.join(folder, checkout);
  const input = path.join(root, file);
  await mkdir(path.dirname(input), { recursive: true });
  await writeFile(input, SOURCE);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [stableClassNames(root)],
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, external: ['styled-components'], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return [...output[0].code.matchAll(/componentId: "([^"]+)"/g)].map(([, id = '']) => id);
}

it('names a component alike wherever the sources lie, and every component and file otherwise', async () => {
  const [first, second] = await idsIn('one', 'src/Card.ts');
  expect(first).toMatch(/^sc-[a-z\d]{6}-0$/);
  expect(second).toMatch(/^sc-[a-z\d]{6}-1$/);
  expect(await idsIn('other/place', 'src/Card.ts')).toEqual([first, second]);
  expect(await idsIn('one', 'src/Chip.ts')).not.toContain(first);
});
