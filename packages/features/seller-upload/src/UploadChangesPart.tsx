import {
  PRICE_JUMP_PERCENT,
  type ComparedOffer,
  type PriceUploadDetails,
  type UploadChanges,
} from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { Alert, ArticleName, formatNumber } from '@partshop/ui';
import { Change, ChangesPart, ChangesTable } from './ChangesPart.tsx';
import { TEXTS_OF } from './texts-of.ts';
import { messages } from './upload.messages.ts';

type UploadChangesProps = { upload: PriceUploadDetails; changes: UploadChanges };

/** What a file would change in a price list: the counts, and the first offers of each kind. */
export function UploadChangesPart({ upload, changes }: UploadChangesProps) {
  const t = useTexts(messages);
  const { added, changed, unchanged, jumps, gone, rows } = changes;
  const percent = PRICE_JUMP_PERCENT;
  const goneText = t(TEXTS_OF[upload.type].gone);
  const counts = [
    [t('added'), added],
    [t('changedOffers'), changed],
    [t('jumpsOf', { percent }), jumps],
    [goneText, gone],
    [t('unchanged'), unchanged],
  ] as const;
  const isPricesAlone = upload.type === 'price' && upload.columns?.fields.includes('quantity') === false;
  return (
    <ChangesPart upload={upload} counts={counts} changes={added + changed + gone}>
      {isPricesAlone ? <Alert tone="info">{t('pricesAlone')}</Alert> : null}
      <Offers title={t('jumpsOf', { percent })} offers={rows.jumps} count={jumps} />
      <Offers title={t('changedOffers')} offers={rows.changed} count={changed - jumps} />
      <Offers title={t('added')} offers={rows.added} count={added} />
      <Offers title={goneText} offers={rows.gone} count={gone} />
    </ChangesPart>
  );
}

type OffersProps = { title: string; offers: readonly ComparedOffer[]; count: number };

function Offers({ title, offers, count }: OffersProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const money = (value: number | null) => (value === null ? null : moneyText(value));
  const pieces = (value: number | null) => (value === null ? null : formatNumber({ value, locale: locale.format }));
  return (
    <ChangesTable
      title={title}
      heads={[t('article'), t('priceChange'), t('stockChange')]}
      count={count}
      rows={offers.map(({ row, maker, number, price, quantity, oldPrice, oldQuantity }) => ({
        row,
        key: `${maker} ${number}`,
        cells: [
          <ArticleName key="article" maker={maker} number={number} />,
          <Change key="price" from={money(oldPrice)} to={money(price)} />,
          <Change key="stock" from={pieces(oldQuantity)} to={pieces(quantity)} />,
        ],
      }))}
    />
  );
}
