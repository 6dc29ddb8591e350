import type { ByLevel, Level, Place } from './levels.ts';

export type BreadcrumbLink = { name: string; link: string; isCurrent: boolean };

/** §3: one level. Paths have no language. */
export type Breadcrumb = {
  level: Level;
  /** Null where nothing is known of the level: the page shows its placeholder. */
  name: string | null;
  /** Null where the level is inactive. */
  link: string | null;
  isActive: boolean;
  /** The menu of the level: what can be chosen there. */
  items: BreadcrumbLink[];
};

export type BreadcrumbSource = {
  /** The path above the first level: `/avtozapchasti`. */
  root: string;
  /** The levels that the route has, from the top. */
  levels: readonly Level[];
  /** The parts of the URL. */
  route: ByLevel<string>;
  /** What the catalogue calls the parts of the URL. */
  places: ByLevel<Place>;
  /** The names of what was chosen before. */
  selection?: ByLevel<string>;
  /** What there is to choose from. */
  items?: ByLevel<readonly Place[]>;
};

/**
 * §4: the breadcrumbs of a catalogue page, from the parent category to the engine. A level is active if its part of the URL names the
 * place, ignoring case, and all levels above are active. An inactive level has the name of the selection, or none; it has no link.
 * A level has its menu if the level above is active. A level of categories without a name is left out: it has no placeholder.
 */
export function buildBreadcrumbs({
  root,
  levels,
  route,
  places,
  selection = {},
  items = {},
}: BreadcrumbSource): Breadcrumb[] {
  let above: string | null = root;
  const crumbs: Breadcrumb[] = [];
  for (const level of levels) {
    const parent: string | null = above;
    const place = places[level];
    const active: Place | null =
      parent !== null && place !== undefined && isSame(place.url, route[level]) ? place : null;
    above = active && pathOf(parent ?? root, active);
    const name = active?.name ?? selection[level] ?? null;
    if (name === null && (level === 'parent' || level === 'category')) continue;
    const choices = parent === null ? [] : (items[level] ?? []);
    crumbs.push({
      level,
      name,
      link: above,
      isActive: active !== null,
      items: choices.map((choice) => ({
        name: choice.name,
        link: pathOf(parent ?? root, choice),
        isCurrent: isSame(choice.url, route[level]),
      })),
    });
  }
  return crumbs;
}

/** The active levels, as search engines are told them. */
export function trailOf(crumbs: readonly Breadcrumb[]): { name: string; path: string }[] {
  return crumbs.flatMap(({ name, link }) => (name === null || link === null ? [] : [{ name, path: link }]));
}

const pathOf = (parent: string, { url }: Place): string => `${parent}/${encodeURIComponent(url)}`;

/** Whether two parts of a URL are the same (§5). */
function isSame(one: string, other: string | undefined): boolean {
  return one !== '' && one.toLowerCase() === other?.toLowerCase();
}
