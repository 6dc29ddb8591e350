import type { HttpHandler } from 'msw';
import { mockCall } from '@partshop/api-client/mocks';
import { goods, makeGood, makeList } from '@partshop/features/search/mocks';

/** The call for the cards of what was seen. */
export const SEEN = '/services/catalogs/goods_json';

/** Cards by id; nobody offers every third one any more. */
export const seenGoods = (): HttpHandler =>
  mockCall('get', SEEN, ({ url }) =>
    makeList(
      (new URL(url).searchParams.get('ids') ?? '').split(',').map((id, index) => {
        const good = makeGood({ ...goods[Number(id) % goods.length], articleId: Number(id) });
        return index % 3 === 2 ? { ...good, best: null, offerCount: 0 } : good;
      }),
    ),
  );
