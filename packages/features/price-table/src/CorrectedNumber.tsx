import { isolate, useHref, useLocale, useQuery, useTexts } from '@partshop/features/core';
import { isSpeltInCyrillic, searchByNamePath, WithNumber } from '@partshop/features/shared';
import { messages } from './price-table.messages.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';

/** Says that the number was typed with Cyrillic letters, with a link to the search for what was typed; nothing if it was not. */
export function CorrectedNumber({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const typed = useQuery(PRICE_QUERY).get('asked');
  if (typed === null || !isSpeltInCyrillic(typed, page.clearNumber)) return null;
  return (
    <p role="status">
      <WithNumber
        text={t('lookAlikes', { typed: isolate(typed, locale), number: isolate(page.catalogFullNumber, locale) })}
        number={page.catalogFullNumber}
      />{' '}
      <a className="ps-touch" href={href(searchByNamePath(typed))}>
        {t('searchAsTyped')}
      </a>
    </p>
  );
}
