import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files with a story whose id fits, relative to the root; a file's title makes the first part of the ids. */
export function filesWithStories(root: string, fits: RegExp): string[] {
  return globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root }).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const title = /\btitle: '([^']+)'/.exec(text.split('const meta = ')[1] ?? '')?.[1] ?? '';
    const component = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => slug(name));
    return stories.some((story) => fits.test(`${component}--${story}`));
  });
}

const slug = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-');
