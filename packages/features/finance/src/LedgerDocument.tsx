import type { LedgerEntry } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, WithNumber } from '@partshop/features/shared';
import { Link } from '@partshop/ui';
import { messages } from './finance.messages.ts';

type Entry = Pick<LedgerEntry, 'kind' | 'document' | 'order'>;

/** The document behind an entry: it leads to its order, and a shipment's delivery note is a file. */
export function LedgerDocument({ entry: { kind, document, order } }: { entry: Entry }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const text = (
    <WithNumber
      text={t(kind === 'opening' ? 'openingDebt' : kind, { number: isolate(document, locale) })}
      number={document}
    />
  );
  if (order === null) return <span className="document">{text}</span>;
  const file = `/services/orders/document/${encodeURIComponent(order)}/delivery-note?lang=${locale.textLang}`;
  return (
    <span className="document">
      <Link className="ps-touch" href={href(paths.order.to(order))}>
        {text}
      </Link>
      {kind === 'shipment' ? (
        <Link
          className="ps-touch"
          href={file}
          target="_blank"
          aria-label={t('deliveryNote', { number: isolate(order, locale) })}
        >
          {t('pdf')}
        </Link>
      ) : null}
    </span>
  );
}
