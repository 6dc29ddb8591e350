import { DataText, useHref, useTexts } from '@partshop/features/core';
import { CategoryImage, paths } from '@partshop/features/shared';
import type { HomeGoodsPage } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** Goods for any car, such as oils and tools, and the lists of what is new and of the makers; nothing without any. */
export function GoodsPages({ pages }: { pages: readonly HomeGoodsPage[] }) {
  const t = useTexts(messages);
  const href = useHref();
  if (pages.length === 0) return null;
  return (
    <section className="categories" aria-labelledby="goods-pages">
      <h2 id="goods-pages">{t('goodsPages')}</h2>
      <ul className="category-list">
        {pages.map(({ url, name, image, goodsCount }) => (
          <li key={url}>
            <a className="category" href={href(paths.goods.to(url))}>
              <CategoryImage className="category-picture" of={{ image, categoryUrl: url }} sizes="72px" />
              <span className="category-name">
                <DataText>{name}</DataText>
                <span className="category-count">{t('goodsCount', { count: goodsCount })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="goods-lists">
        <a className="ps-touch" href={href(paths.goods.to('new'))}>
          {t('newGoods')}
        </a>
        <a className="ps-touch" href={href(paths.inStock.to())}>
          {t('inStock')}
        </a>
        <a className="ps-touch" href={href(paths.catalogs.to())}>
          {t('makers')}
        </a>
      </p>
    </section>
  );
}
