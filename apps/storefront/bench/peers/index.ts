/**
 * The peers: the same price page written plainly with each framework, following its own guide. Installed into a temporary
 * folder, never into the checkout, and only by `node bench/peers/index.ts [name ...]`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPeer, folderOf, installPeer } from './peer-folder.ts';
import { startPeer, type RunningPeer } from './peer-process.ts';

export type Peer = {
  name: string;
  /** Whether it is installed and built. */
  isThere: () => boolean;
  install: () => Promise<void>;
  build: () => Promise<void>;
  start: () => Promise<RunningPeer>;
};

/** The production server of each: the arguments for `node` in its folder, and a file that its build writes. */
const SERVERS = {
  'react-router': {
    args: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    built: 'build/server/index.js',
  },
  next: { args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'], built: '.next/BUILD_ID' },
  sveltekit: { args: ['build/index.js'], built: 'build/index.js' },
  nuxt: { args: ['.output/server/index.mjs'], built: '.output/server/index.mjs' },
} as const satisfies Record<string, { args: readonly string[]; built: string }>;

export const peers: readonly Peer[] = Object.entries(SERVERS).map(([name, { args, built }]) => ({
  name,
  isThere: () => existsSync(join(folderOf(name), built)),
  install: () => installPeer(name),
  build: () => buildPeer(name),
  start: () => startPeer(name, args),
}));

/** The installed peers; throws where there is none. */
export function peersThere(): readonly Peer[] {
  const there = peers.filter((peer) => peer.isThere());
  if (there.length === 0) throw new Error('No peer is installed: run `node bench/peers/index.ts` first.');
  return there;
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  for (const peer of peers.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`Installing and building ${peer.name} …`);
    await peer.install();
    await peer.build();
  }
}
