import { useSelector } from 'react-redux';
import type { GoodCard } from '@partshop/api-client';
import { selectCurrentCar } from '@partshop/features/car-selector';
import {
  DataText,
  isolate,
  selectCurrency,
  useHref,
  useLocale,
  useMoney,
  useTexts,
  useWatchers,
  type CoreState,
} from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture, DeliveryTime, paths } from '@partshop/features/shared';
import { ArticleName, Button, Card, Money, OfferForm } from '@partshop/ui';
import { formOfferOf } from './add-form.ts';
import { subjectOf } from './basket-notices.ts';
import { selectBasketLines } from './basket.selectors.ts';
import { boughtTogether } from './bought-together.loadable.ts';
import { messages } from './bought-together.messages.ts';
import { boughtTogetherWatchers } from './bought-together.saga.ts';
import { LineFit } from './LineFit.tsx';
import { useAddForms } from './use-add-forms.ts';

const HEADING = 'bought-together';

type Sold = GoodCard & { best: NonNullable<GoodCard['best']> };

/** Parts that several buyers ordered together with those of the basket, and that fit the current car (F13). Nothing if there are none. */
export function BoughtTogether() {
  useWatchers(boughtTogetherWatchers);
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) =>
    boughtTogether.select(state, {
      engineId: selectCurrentCar(state)?.engineId ?? 0,
      currencyCode: selectCurrency(state),
    }),
  );
  const lines = useSelector(selectBasketLines);
  const add = useAddForms();
  const list = 'data' in known ? known.data : undefined;
  const isHere = (good: GoodCard) => lines.some(({ articleId }) => articleId === good.articleId);
  const goods = list?.items.filter((good): good is Sold => good.best !== null && !isHere(good)) ?? [];
  const fits = useFit(goods.map(({ articleId }) => articleId));
  if (!list || goods.length === 0) return null;
  return (
    <Card as="section" className="together" aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('title')}</h2>
      <ul {...add}>
        {goods.map((good) => (
          <li key={good.articleId}>
            <Good good={good} currency={list.currency.code} fit={fits[good.articleId]} prices={goods} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type GoodProps = {
  good: Sold;
  currency: Parameters<typeof useMoney>[0];
  fit: Parameters<typeof LineFit>[0]['of'];
  /** All that are shown: their prices have the same decimals. */
  prices: readonly Sold[];
};

function Good({ good, currency, fit, prices }: GoodProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { best } = good;
  const { money, moneyText } = useMoney(
    currency,
    prices.map((one) => one.best.price),
  );
  const article = isolate(subjectOf(good), locale);
  return (
    <>
      <ArticlePicture className="together-picture" of={good} sizes="56px" />
      <div className="together-what">
        <a className="ps-touch" href={href(paths.price.to(good.catalogKey, good.clearNumber))}>
          <ArticleName maker={good.catalogName} number={good.catalogFullNumber} />
        </a>
        <DataText>{good.productName}</DataText>
        <LineFit of={fit} />
        <span className="together-time">
          <DeliveryTime days={best.deliveryDays} daysMax={best.deliveryDaysMax} />
        </span>
      </div>
      <OfferForm className="together-add" action={href(paths.basket.to())} offer={formOfferOf({ ...good, ...best })}>
        <Money {...money(best.price)} />
        <input type="hidden" name="qty" value={best.multiplicity} />
        <Button
          type="submit"
          size="small"
          aria-label={t('addArticle', { article, price: isolate(moneyText(best.price), locale) })}
          suppressHydrationWarning
        >
          {t('add')}
        </Button>
      </OfferForm>
    </>
  );
}
