import { isSold, type DocumentKind, type Order } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { Card, FileText, Link } from '@partshop/ui';
import { messages } from './order.messages.ts';

const KINDS = ['invoice', 'delivery-note'] as const satisfies DocumentKind[];

/** The documents of an order as files; none once nothing of it is sold. */
export function OrderDocuments({ order: { number, items } }: { order: Order }) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  if (!items.some(({ status }) => isSold(status))) return null;
  return (
    <Card as="section" className="order-documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading">{t('documents')}</h2>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Link
              variant="standalone"
              href={`/services/orders/document/${encodeURIComponent(number)}/${kind}?lang=${textLang}`}
              target="_blank"
              icon={<FileText />}
            >
              {t(kind)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
