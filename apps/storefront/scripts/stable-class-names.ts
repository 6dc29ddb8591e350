import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** As long as those of the compiler: two files of one build share a hash once in 30,000 builds, and the build fails then. */
const LENGTH = 6;
const COMPONENT_ID = /(?<=\bcomponentId: ?["'`]sc-)[a-z\d]+(?=-\d+["'`])/g;

/**
 * A Vite plugin that names styled components after their file below `root`. The compiler names them after the whole path, so that
 * a build would differ from the same build in another folder, and so would the names of its files.
 */
export function stableClassNames(root: string): Plugin {
  const fileOfHash = new Map<string, string>();
  return {
    name: 'stable-class-names',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { code: /\bcomponentId\b/ },
      handler(code, id) {
        const file = path.relative(root, id.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
        const hash = hashOf(file);
        const taken = fileOfHash.get(hash);
        if (taken !== undefined && taken !== file) this.error(`${file} and ${taken} have one hash: rename one of them`);
        fileOfHash.set(hash, file);
        return { code: code.replaceAll(COMPONENT_ID, hash), map: null };
      },
    },
  };
}

/** Letters and digits, as a class name may have them. */
function hashOf(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  return digest.readBigUInt64BE().toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}
