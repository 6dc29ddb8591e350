/** The rooms of the house (design §1) and which room may use which; every arrow goes one way. */
export type Room = 'root' | 'ui' | 'api-client' | 'core' | 'feature' | 'api' | 'storefront' | 'storybook';

export const MAY_USE: Readonly<Record<Room, readonly Room[]>> = {
  // The pictures of stories are taken and compared from the root.
  root: ['storybook'],
  ui: [],
  'api-client': [],
  core: ['ui', 'api-client'],
  feature: ['ui', 'api-client', 'core', 'feature'],
  api: ['api-client'],
  storefront: ['ui', 'api-client', 'core', 'feature', 'api'],
  storybook: ['ui', 'api-client', 'core', 'feature'],
};

/** Rooms whose product code runs in browsers, so that Node's modules are not there. */
export const BROWSER_ROOMS: readonly Room[] = ['ui', 'api-client', 'core', 'feature'];

const ROOM_OF_FOLDER: Readonly<Record<string, Room>> = {
  '': 'root',
  'packages/ui': 'ui',
  'packages/api-client': 'api-client',
  'packages/features/core': 'core',
  'apps/api': 'api',
  'apps/storefront': 'storefront',
  'apps/storybook': 'storybook',
};

export function roomOf(folder: string): Room {
  const room = ROOM_OF_FOLDER[folder] ?? (folder.startsWith('packages/features/') ? 'feature' : undefined);
  if (!room) throw new Error(`${folder} is in no room: say in scripts/walls/rooms.ts what it may use.`);
  return room;
}
