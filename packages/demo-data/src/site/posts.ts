import {
  BRAKE_PADS,
  RICH_ARTICLE,
  RICH_ARTICLE_REPLACEMENT,
  ARTICLE_SOLD_IN_FOURS,
  type Landmark,
} from '../landmarks.ts';
import type { DemoPostText } from './posts/demo-post-text.ts';
import { brakePads } from './posts/brake-pads.ts';
import { deliveryTimes } from './posts/delivery-times.ts';
import { partNumbers } from './posts/part-numbers.ts';
import { oilFilters } from './posts/oil-filters.ts';
import { pickupPoints } from './posts/pickup-points.ts';
import { welcome } from './posts/welcome.ts';
import { winter } from './posts/winter.ts';

export type DemoPost = DemoPostText & {
  /** The last segment of an offer's address; null for an article. */
  slug: string | null;
  publishedAt: string;
  goods: readonly Landmark[];
};

const article = (publishedAt: string, text: DemoPostText, goods: readonly Landmark[] = []): DemoPost => ({
  ...text,
  slug: null,
  publishedAt,
  goods,
});

/** Articles and an offer of the demo shop, for a database without any. */
export const demoPosts: readonly DemoPost[] = [
  article('2026-08-18T07:00:00Z', partNumbers, [RICH_ARTICLE, RICH_ARTICLE_REPLACEMENT]),
  article('2026-09-01T07:00:00Z', brakePads, [BRAKE_PADS]),
  article('2026-09-14T07:00:00Z', pickupPoints),
  article('2026-10-05T07:00:00Z', winter, [ARTICLE_SOLD_IN_FOURS]),
  article('2026-10-26T07:00:00Z', oilFilters, [RICH_ARTICLE, RICH_ARTICLE_REPLACEMENT]),
  article('2026-11-16T07:00:00Z', deliveryTimes),
  { ...welcome, slug: 'welcome', publishedAt: '2026-08-01T07:00:00Z', goods: [] },
];
