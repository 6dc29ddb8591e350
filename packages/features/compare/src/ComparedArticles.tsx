import { useSelector } from 'react-redux';
import type { Comparison } from '@partshop/api-client';
import { offerKey, selectLinesByOffer, selectOffersBeingAdded, useAddForms } from '@partshop/features/basket';
import { nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { DataText, isolate, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { ArticleFit, useFit } from '@partshop/features/fit';
import { LISTS_FORM, listButton } from '@partshop/features/lists';
import { CardAction, usePriceText } from '@partshop/features/search';
import { ArticlePicture, formatDelivery, paths } from '@partshop/features/shared';
import { ArticleName, CompareTable, Quantity, type CompareArticle, type CompareRow } from '@partshop/ui';
import { messages } from './compare.messages.ts';
import { offerRow, specificationRows } from './compared-rows.ts';

type Articles = Comparison['items'];

/** The table: each article with its picture, the button that buys it, and its properties. */
export function ComparedArticles({ articles, currency }: { articles: Articles; currency: string }) {
  const t = useTexts(messages);
  const priceText = usePriceText(articles, currency);
  return (
    <div {...useAddForms()}>
      <CompareTable
        label={t('title')}
        items={useHeads(articles, priceText)}
        rows={useRows(articles, priceText)}
        removeForm={{ id: LISTS_FORM, name: listButton({ list: 'compare', articleId: 0, isListed: false }).name }}
        texts={{
          properties: t('properties'),
          onlyDifferences: t('onlyDifferences'),
          best: t('best'),
          missing: t('missing'),
          noDifferences: t('noDifferences'),
        }}
      />
    </div>
  );
}

function useHeads(articles: Articles, priceText: (amount: number) => string): CompareArticle[] {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const offersBeingAdded = useSelector(selectOffersBeingAdded);
  const lines = useSelector(selectLinesByOffer);
  return articles.map((good) => {
    const { articleId, best, catalogName, catalogFullNumber } = good;
    const key = best ? offerKey({ articleId, priceListId: best.priceListId }) : '';
    return {
      id: listButton({ list: 'compare', articleId, isListed: false }).value,
      name: (
        <>
          <a className="ps-touch" href={href(paths.price.to(good.catalogKey, good.clearNumber))}>
            <ArticleName maker={catalogName} number={catalogFullNumber} />
          </a>
          <DataText className="compare-name">{good.productName}</DataText>
        </>
      ),
      picture: <ArticlePicture of={good} sizes="72px" />,
      offer: best ? (
        <CardAction
          good={good}
          best={best}
          price={priceText(best.price)}
          line={lines.get(key)}
          isAdding={offersBeingAdded.has(key)}
        />
      ) : undefined,
      removeLabel: t('remove', { article: isolate(`${catalogName} ${catalogFullNumber}`, locale) }),
    };
  });
}

function useRows(articles: Articles, priceText: (amount: number) => string): CompareRow[] {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const { format } = useLocale();
  const car = useSelector(selectCurrentCar);
  const fits = useFit(articles.map(({ articleId }) => articleId));
  const fitRow: CompareRow = {
    label: car ? t('fit', { car: nameOfCar(car) }) : t('fitUnknown'),
    values: articles.map(({ articleId }) => {
      const fit = fits[articleId];
      return fit && { value: fit.verdict, content: <ArticleFit of={fit} /> };
    }),
  };
  return [
    offerRow(t('price'), articles, ({ price }) => ({
      value: price,
      content: (
        <strong dir="auto" suppressHydrationWarning>
          {priceText(price)}
        </strong>
      ),
    })),
    offerRow(t('delivery'), articles, ({ deliveryDays, deliveryDaysMax }) => ({
      value: deliveryDaysMax,
      content: formatDelivery(shared, deliveryDays, deliveryDaysMax),
    })),
    ...(fitRow.values.some((value) => value !== undefined) ? [fitRow] : []),
    ...specificationRows(articles, ({ value, unit }) =>
      typeof value === 'number' ? (
        <Quantity value={value} unit={unit || undefined} locale={format} />
      ) : (
        <DataText>{unit === '' ? value : `${value}\u00A0${unit}`}</DataText>
      ),
    ),
  ];
}
