import type { GoodCard } from '@partshop/api-client';
import { DataText, useHref, useMoney, useTexts, type ShopCurrency } from '@partshop/features/core';
import { ArticlePicture, paths } from '@partshop/features/shared';
import { ArticleName, Money } from '@partshop/ui';
import { messages } from './post.messages.ts';

const HEADING = 'post-goods';

/** The goods that an article is about, with their lowest prices; nothing without any. */
export function PostGoods({ goods, currency }: { goods: readonly GoodCard[]; currency: ShopCurrency }) {
  const t = useTexts(messages);
  const href = useHref();
  const { money } = useMoney(
    currency,
    goods.flatMap(({ best }) => best?.price ?? []),
  );
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('goods')}</h2>
      <ul className="post-goods">
        {goods.map((good) => (
          <li key={good.articleId}>
            <ArticlePicture className="post-good-picture" of={good} sizes="72px" />
            <div className="post-good-what">
              <a className="ps-touch" href={href(paths.price.to(good.catalogKey, good.clearNumber))}>
                <ArticleName maker={good.catalogName} number={good.catalogFullNumber} />
              </a>
              <DataText>{good.productName}</DataText>
            </div>
            <p className="post-good-price">
              {good.best ? (
                <>
                  {t('from')} <Money {...money(good.best.price)} />
                </>
              ) : (
                t('notSold')
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
