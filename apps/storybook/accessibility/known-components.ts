import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyFiles } from '../visual/story-files.ts';
import { ROOT } from './folders.ts';

/** Every component that has stories, with the version of its package. */
export function knownComponents(): Map<string, string> {
  const versions = new Map(['ui', 'features'].map((name) => [name, versionOf(`packages/${name}`)]));
  return new Map(storyFiles(ROOT).map(({ file, title }) => [title, versions.get(file.split('/')[1] ?? '') ?? '']));
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
