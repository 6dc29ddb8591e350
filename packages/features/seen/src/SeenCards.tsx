import type { GoodCard, GoodList } from '@partshop/api-client';
import { DataText, useHref, useMoney, useTexts } from '@partshop/features/core';
import { ArticleFit, useFit } from '@partshop/features/fit';
import { searchMessages } from '@partshop/features/search';
import { ArticlePicture, paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';

/** Small cards of articles, each with its lowest price of today, and whether it fits the current car (F3). */
export function SeenCards({ goods, currency }: { goods: readonly GoodCard[]; currency: GoodList['currency'] }) {
  const t = useTexts(searchMessages);
  const href = useHref();
  const fits = useFit(goods.map(({ articleId }) => articleId));
  const { moneyText } = useMoney(
    currency.code,
    goods.flatMap(({ best }) => (best ? [best.price] : [])),
  );
  return goods.map((good) => {
    const fit = fits[good.articleId];
    return (
      <li key={good.articleId}>
        <a href={href(paths.price.to(good.catalogKey, good.clearNumber))}>
          <ArticlePicture of={good} sizes="96px" />
          <ArticleName maker={good.catalogName} number={good.catalogFullNumber} />
          <DataText className="seen-name">{good.productName}</DataText>
          <div className="seen-fit">{fit ? <ArticleFit of={fit} /> : null}</div>
          {good.best ? <b>{moneyText(good.best.price)}</b> : <span className="seen-none">{t('cardNoOffers')}</span>}
        </a>
      </li>
    );
  });
}
