import { partCategories } from '../categories/part-categories.ts';
import type { PartCategory } from '../categories/part-category.ts';
import {
  ARTICLE_SOLD_IN_FOURS,
  ARTICLE_WITH_ONE_PIECE,
  ARTICLE_WITHOUT_OFFERS,
  BRAKE_PADS,
  RICH_ARTICLE,
  RICH_ARTICLE_ORIGINALS,
  RICH_ARTICLE_REPLACEMENT,
  RICH_ARTICLE_SUBSTITUTES,
  type Landmark,
} from '../landmarks.ts';
import { demoMakers } from '../makers/makers.ts';
import type { VehicleGroup } from '../vehicles/vehicle-groups.ts';
import type { ArticleTrade, DemoArticle, DemoFamily, PlannedFamily } from './demo-article.ts';
import { articleId, describeArticle, describeFamily, type FamilyContext } from './family-context.ts';
import type { NumberRegister } from './number-register.ts';
import type { GroupsByScope } from './plan-families.ts';

type LandmarkRow = { landmark: Landmark; position?: number; replacedBy?: Landmark; sold: number } & Pick<
  ArticleTrade,
  'price'
> &
  Partial<ArticleTrade>;
type LandmarkFamily = {
  category: string;
  variant: string;
  scope: keyof GroupsByScope;
  group: string;
  rows: LandmarkRow[];
};

const FAMILIES: readonly LandmarkFamily[] = [
  {
    category: 'oil-filters',
    variant: 'any',
    scope: 'engine',
    group: 'vag/1.6/petrol/1',
    rows: [
      { landmark: RICH_ARTICLE_REPLACEMENT, sold: 640, price: 690, offers: 8 },
      {
        landmark: RICH_ARTICLE,
        position: 1,
        replacedBy: RICH_ARTICLE_REPLACEMENT,
        sold: 4200,
        price: 620,
        offers: 20,
        multiplicity: 1,
      },
      ...RICH_ARTICLE_ORIGINALS.map((landmark, position) => ({
        landmark,
        position,
        sold: 380 - 90 * position,
        price: 1480 - 140 * position,
        offers: 9 - 2 * position,
      })),
      ...RICH_ARTICLE_SUBSTITUTES.map((landmark, index) => ({
        landmark,
        sold: 720 - 55 * index,
        price: [430, 560, 540, 590, 450, 410, 480, 310, 290, 320, 300][index] ?? 400,
        offers: [8, 7, 5, 7, 4, 3, 4, 5, 3, 4, 3][index] ?? 3,
      })),
    ],
  },
  {
    category: 'brake-pads',
    variant: 'front',
    scope: 'chassis',
    group: 'skoda/octavia/1z-3rd-gen',
    rows: [{ landmark: BRAKE_PADS, sold: 1350, price: 3890, offers: 12, multiplicity: 1 }],
  },
  {
    category: 'air-filters',
    variant: 'any',
    scope: 'engine',
    group: 'general-motors/1.8/petrol/0',
    rows: [{ landmark: ARTICLE_WITHOUT_OFFERS, sold: 3, price: 900, offers: 0 }],
  },
  {
    category: 'spark-plugs',
    variant: 'any',
    scope: 'engine',
    group: 'mitsubishi/1.6/petrol/1',
    rows: [{ landmark: ARTICLE_SOLD_IN_FOURS, sold: 2900, price: 420, offers: 14, multiplicity: 4 }],
  },
  {
    category: 'headlights',
    variant: 'left',
    scope: 'chassis',
    group: 'volkswagen/passat/b6-typ-3c',
    rows: [{ landmark: ARTICLE_WITH_ONE_PIECE, sold: 6, price: 31_400, offers: 1, pieces: 1, multiplicity: 1 }],
  },
];

/** The number of landmark articles: a catalogue cannot be smaller. */
export const landmarkArticles = FAMILIES.reduce((sum, { rows }) => sum + rows.length, 0);
export const landmarkOffers = FAMILIES.flatMap(({ rows }) => rows).reduce((sum, { offers = 0 }) => sum + offers, 0);

/** The landmarks' families, with the ids 1, 2, 3, …; their numbers are reserved before any other is drawn. */
export function makeLandmarkFamilies(groups: GroupsByScope, register: NumberRegister): DemoFamily[] {
  return FAMILIES.map((described, index) => {
    const category = categoryOf(described.category);
    const variant = category.variants.find(({ key }) => key === described.variant) ?? category.variants[0];
    const group = groupOf(groups[described.scope], described.group);
    const planned: PlannedFamily = { id: index + 1, key: `landmark/${index + 1}`, category, variant, group };
    const context = describeFamily(planned);
    return { ...planned, articles: described.rows.map((row) => landmarkArticle(context, row, register)) };
  });
}

function landmarkArticle(context: FamilyContext, row: LandmarkRow, register: NumberRegister): DemoArticle {
  const { landmark, position = 0, replacedBy, sold, ...trade } = row;
  const maker = makerOf(landmark);
  if (!register.take(maker, landmark.number)) throw new Error(`${landmark.number} is a landmark twice.`);
  const newer = replacedBy === undefined ? null : articleId(context.family, makerOf(replacedBy), 0);
  return describeArticle(context, { maker, number: landmark.number, position, replacedBy: newer, sold, trade });
}

function categoryOf(url: string): PartCategory {
  const found = partCategories.find((category) => category.url === url);
  if (found === undefined) throw new Error(`There is no category "${url}".`);
  return found;
}

function groupOf(groups: readonly VehicleGroup[], key: string): VehicleGroup {
  const found = groups.find((group) => group.key === key);
  if (found === undefined) throw new Error(`There are no vehicles "${key}".`);
  return found;
}

function makerOf(landmark: Landmark) {
  const found = demoMakers.find(({ name }) => name === landmark.maker);
  if (found === undefined) throw new Error(`There is no maker "${landmark.maker}".`);
  return found;
}
