import { isolate, useLocale, useQuery, useTexts } from '@partshop/features/core';
import { isSpeltInCyrillic, WithNumber } from '@partshop/features/shared';
import { messages } from './price-table.messages.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';

/** Says that the number was typed with Cyrillic letters; nothing if it was not. */
export function CorrectedNumber({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const typed = useQuery(PRICE_QUERY).get('asked');
  if (typed === null || !isSpeltInCyrillic(typed, page.clearNumber)) return null;
  return (
    <p role="status">
      <WithNumber
        text={t('lookAlikes', { typed: isolate(typed, locale), number: isolate(page.catalogFullNumber, locale) })}
        number={page.catalogFullNumber}
      />
    </p>
  );
}
