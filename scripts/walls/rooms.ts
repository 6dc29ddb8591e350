/** The rooms are the layers of the workspace (design §1); {@link MAY_USE} says which may depend on which. */
export type Room =
  | 'root'
  | 'ui'
  | 'api-client'
  | 'demo-data'
  | 'core'
  | 'shared'
  | 'feature'
  | 'api'
  | 'storefront'
  | 'storybook';

export const MAY_USE: Readonly<Record<Room, readonly Room[]>> = {
  // The pictures of stories are taken and compared from the root.
  root: ['storybook'],
  ui: [],
  'api-client': [],
  'demo-data': ['api-client'],
  core: ['ui', 'api-client'],
  shared: ['ui', 'api-client', 'core'],
  feature: ['ui', 'api-client', 'core', 'shared', 'feature'],
  api: ['api-client', 'demo-data'],
  storefront: ['ui', 'api-client', 'core', 'shared', 'feature', 'api'],
  storybook: ['ui', 'api-client', 'core', 'shared', 'feature'],
};

/** Layers whose product code runs in browsers and may not use Node's modules. */
export const BROWSER_ROOMS: readonly Room[] = ['ui', 'api-client', 'core', 'shared', 'feature'];

/** A package whose folders are layers of their own: the exports that begin with a folder's name are its entries. */
const FEATURES = 'packages/features';

const ROOM_OF_FOLDER: Readonly<Record<string, Room>> = {
  '': 'root',
  'packages/ui': 'ui',
  'packages/api-client': 'api-client',
  'packages/demo-data': 'demo-data',
  [`${FEATURES}/core`]: 'core',
  [`${FEATURES}/shared`]: 'shared',
  'apps/api': 'api',
  'apps/storefront': 'storefront',
  'apps/storybook': 'storybook',
};

/**
 * The folder that a boundary surrounds: a feature, otherwise the package. `path` is relative to `packageFolder`, or
 * `name/path` of an export.
 */
export function folderOfRoom(packageFolder: string, path: string): string {
  return packageFolder === FEATURES ? path.split('/', 3).join('/') : packageFolder;
}

export function roomOf(folder: string): Room {
  const room = ROOM_OF_FOLDER[folder] ?? (folder.startsWith(`${FEATURES}/`) ? 'feature' : undefined);
  if (!room) throw new Error(`${folder} is in no room: say in scripts/walls/rooms.ts what it may use.`);
  return room;
}
