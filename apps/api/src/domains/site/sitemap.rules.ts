/** URLs in a part of the sitemap; articles count also without offers, though it leaves those out. */
export const SITEMAP_PART = 5000;

/** The path of an article's price page; the storefront's `paths.price.to` builds the same. */
export const pricePath = (makerKey: string, numberKey: string): string =>
  `/price/${encodeURIComponent(makerKey)}/${encodeURIComponent(numberKey)}`;

/** URL segments of an engine: brand, series, model, engine. */
export type EngineUrls = { brand: string; series: string; model: string; engine: string };

/** The page of every brand, series, model and engine under a path, each once; `engines` are sorted by their segments. */
export function carPaths(root: string, engines: readonly EngineUrls[]): string[] {
  const paths = new Set<string>();
  for (const { brand, series, model, engine } of engines) {
    let path = root;
    for (const segment of [brand, series, model, engine]) {
      path += `/${encodeURIComponent(segment)}`;
      paths.add(path);
    }
  }
  return [...paths];
}

/** A category with goods, and how many pages of cars it has. */
export type FittedCategory = {
  id: number;
  path: string;
  pages: number;
  /** The page that lists the same goods with filters; search engines know it instead. */
  goodsPath: string | null;
};

/** A part of the pages of categories with a car: `chunk` counts from 0. */
export type CategoryPart = FittedCategory & { chunk: number };

/** Splits each category's pages into parts, so that a category's change concerns its own parts alone. */
export const categoryParts = (categories: readonly FittedCategory[]): CategoryPart[] =>
  categories.flatMap((category) =>
    Array.from({ length: Math.ceil(category.pages / SITEMAP_PART) }, (_, chunk) => ({ ...category, chunk })),
  );

/** The entries of a chunk of paths. */
export const entriesOf = (paths: readonly string[], chunk: number): { path: string }[] =>
  paths.slice(chunk * SITEMAP_PART, (chunk + 1) * SITEMAP_PART).map((path) => ({ path }));
