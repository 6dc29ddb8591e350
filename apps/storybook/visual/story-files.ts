import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every story file under `root` with its title, such as 'Controls/Button'. Paths are relative to `root`. */
export function storyFiles(root: string): { file: string; title: string }[] {
  return globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, title: titleOf(readFileSync(path.join(root, file), 'utf8')) }));
}

/** The title that a story file gives to its component. */
function titleOf(text: string): string {
  return /\btitle: '([^']+)'/.exec(text.split('const meta = ')[1] ?? '')?.[1] ?? '';
}

/**
 * The story files under `root` that have a story whose id matches `fits`, as paths relative to `root`. The first part of an id is
 * the file's title.
 */
export function filesWithStories(root: string, fits: RegExp): string[] {
  return storyFiles(root)
    .filter(({ file, title }) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const component = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
      const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => slug(name));
      return stories.some((story) => fits.test(`${component}--${story}`));
    })
    .map(({ file }) => file);
}

const slug = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-');
