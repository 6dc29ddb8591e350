import type { Category, Picture } from '@partshop/api-client/contract';
import { pictureAddress } from '../pictures/index.ts';
import type { Names } from '../../platform/values/names.ts';
import { nameIn } from '../../platform/values/names.ts';

export type CategoryRow = {
  id: number;
  parentId: number | null;
  url: string;
  names: Names;
  image: Picture | null;
  /** The page that lists its goods with filters, if they are for any car. */
  goodsPage: string | null;
  /** Articles of its own on offer. */
  goodsCount: number;
  /** Goods for any car, such as oils and lamps. */
  isUniversal: boolean;
};

const PARTS_PATH = '/avtozapchasti';
const GOODS_PATH = '/catalog';

/** The path of a category below its parent; goods for any car have a page with filters. */
const linkOf = ({ url, goodsPage }: CategoryRow, parent: string): string =>
  goodsPage === null ? `${parent}/${url}` : `${GOODS_PATH}/${goodsPage}`;

export type CategoryView = {
  lang: string;
  /** Leaves out the children. */
  isShort: boolean;
  /** With a car: the categories with something that fits it. Universal goods fit every car. */
  fitting: ReadonlySet<number> | undefined;
};

/** Parents with their children, in the order of the rows. A parent exists if it or any child does (D11). */
export function showCategories(rows: readonly CategoryRow[], { lang, isShort, fitting }: CategoryView): Category[] {
  const isThere = ({ id, goodsCount, isUniversal }: CategoryRow) =>
    goodsCount > 0 && (fitting === undefined || isUniversal || fitting.has(id));
  const plain = (row: CategoryRow, link: string) => ({
    categoryId: row.id,
    categoryName: nameIn(row.names, lang),
    categoryLink: link,
    categoryUrl: row.url,
    categoryImage: pictureAddress(row.image),
    image: row.image,
    isExists: isThere(row),
    goodsCount: row.goodsCount,
  });
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  return (childrenOf.get(null) ?? []).map((parent) => {
    const link = `${PARTS_PATH}/${parent.url}`;
    const children = (childrenOf.get(parent.id) ?? []).map((child) => plain(child, linkOf(child, link)));
    const own = plain(parent, link);
    return {
      ...own,
      isExists: own.isExists || children.some(({ isExists }) => isExists),
      goodsCount: children.reduce((sum, { goodsCount }) => sum + goodsCount, own.goodsCount),
      children: isShort ? [] : children,
    };
  });
}
