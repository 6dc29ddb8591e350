import {
  PRICE_JUMP_PERCENT,
  type ComparedOffer,
  type PriceUploadDetails,
  type UploadChanges,
} from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, ArticleName, DateTime, formatNumber } from '@partshop/ui';
import { messages } from './upload.messages.ts';

type ChangesProps = { upload: PriceUploadDetails; changes: UploadChanges };

/** What a file would change: the counts, and the first offers of each kind. */
export function UploadChangesPart({ upload, changes }: ChangesProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { type, rowsRead, rowsRefused, repeated, sameAppliedAt } = upload;
  const { added, changed, unchanged, jumps, gone, rows } = changes;
  const percent = PRICE_JUMP_PERCENT;
  const goneText = type === 'price' ? t('gonePrice') : t('goneStock');
  const counts = [
    [t('rowsRead'), rowsRead],
    [t('added'), added],
    [t('changedOffers'), changed],
    [t('jumpsOf', { percent }), jumps],
    [goneText, gone],
    [t('unchanged'), unchanged],
    [t('refusedRows'), rowsRefused],
    [t('repeated'), repeated],
  ] as const;
  const [before = '', after = ''] = t('same', { time: '\n' }).split('\n');
  return (
    <section className="part" aria-labelledby="changes-heading">
      <h3 id="changes-heading">{t('changesTitle')}</h3>
      {sameAppliedAt ? (
        <Alert tone="info">
          {before}
          <DateTime value={sameAppliedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
          {after}
        </Alert>
      ) : null}
      {added + changed + gone === 0 && rowsRead > rowsRefused ? <p>{t('nothing')}</p> : null}
      <dl className="counts">
        {counts.map(([name, count]) => (
          <div key={name} data-none={count === 0 ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{formatNumber({ value: count, locale: locale.format })}</dd>
          </div>
        ))}
      </dl>
      <Offers title={t('jumpsOf', { percent })} offers={rows.jumps} count={jumps} />
      <Offers title={t('changedOffers')} offers={rows.changed} count={changed - jumps} />
      <Offers title={t('added')} offers={rows.added} count={added} />
      <Offers title={goneText} offers={rows.gone} count={gone} />
    </section>
  );
}

type OffersProps = { title: string; offers: readonly ComparedOffer[]; count: number };

function Offers({ title, offers, count }: OffersProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  if (offers.length === 0) return null;
  const money = (value: number | null) => (value === null ? null : moneyText(value));
  const pieces = (value: number | null) => (value === null ? null : formatNumber({ value, locale: locale.format }));
  return (
    <table className="offers">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t('priceChange')}</th>
          <th scope="col">{t('stockChange')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ row, maker, number, price, quantity, oldPrice, oldQuantity }) => (
          <tr key={`${row ?? ''} ${maker} ${number}`}>
            <td>{row === null ? '—' : formatNumber({ value: row, locale: locale.format })}</td>
            <th scope="row">
              <ArticleName maker={maker} number={number} />
            </th>
            <td>
              <Change from={money(oldPrice)} to={money(price)} />
            </td>
            <td>
              <Change from={pieces(oldQuantity)} to={pieces(quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
      {count > offers.length ? (
        <tfoot>
          <tr>
            <td colSpan={4}>{t('firstOf', { shown: offers.length, count })}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** A value before and after; once where it stays, or where there is no other. */
function Change({ from, to }: { from: string | null; to: string | null }) {
  if (from === null || to === null || from === to) return to ?? from ?? '—';
  return (
    <span className="change">
      <del>{from}</del> <ins>{to}</ins>
    </span>
  );
}
