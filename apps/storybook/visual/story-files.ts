import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The story files under `root` that have a story whose id matches `fits`, as paths relative to `root`. The first part of an id is
 * the file's title.
 */
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
