import type { Access } from '@partshop/features/core';

/** A path of the specification that no feature serves yet. */
export type Placeholder = {
  /** The router's pattern, without the language prefix. */
  path: string;
  /** Who may open it (§6). */
  access: Access;
};

const group = (paths: readonly string[], access: Access = 'everyone'): Placeholder[] =>
  paths.map((path) => ({ path, access }));

/** The paths of §2 that open later, static ones before those with parameters. A feature that serves one removes it here. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  // Garage: the screens themselves ask guests to log in, since a guest can keep a car too (D15)
  ...group([
    '/garage',
    '/garage/add-engines',
    '/garage/vin-search',
    '/garage/notes',
    '/garage/to/:carId',
    '/garage/details-in-stock/:carId',
  ]),

  // Original parts
  ...group([
    '/oecatalog/vin',
    '/oecatalog/original',
    '/oecatalog/original/:carId',
    '/oecatalog/original/:carId/:bitmap',
  ]),

  // Other
  ...group(['/admin/nodes'], 'admin'),
];
