import { useHref, useTexts } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { Alert, ButtonLink, EmptyState, SearchX } from '@partshop/ui';
import { isWrittenAsOrderNumber } from './order-number.ts';
import { PartLinks, type Part } from './PartLinks.tsx';
import { messages } from './search.messages.ts';

type NothingFoundProps = {
  text: string;
  exact: readonly Part[];
  near: readonly Part[];
  others: readonly Part[];
};

const TIPS = ['tipNumber', 'tipName'] as const;

/** An empty result: similar numbers, hints, and the search field with the typed text. */
export function NothingFound({ text, exact, near, others }: NothingFoundProps) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      {isWrittenAsOrderNumber(text) ? (
        <Alert
          tone="info"
          title={t('orderTitle')}
          actions={<ButtonLink href={href(paths.findOrder.to(text))}>{t('findOrder')}</ButtonLink>}
        >
          {t('orderText')}
        </Alert>
      ) : null}
      <EmptyState
        title={t('nothingTitle')}
        headingAs="h1"
        icon={<SearchX />}
        actions={<PartSearch defaultValue={text} />}
      >
        {t('nothingText')}
      </EmptyState>
      <div className="search-again">
        <PartLinks title={t('byNumberTitle')} parts={exact} />
        <PartLinks title={t('nearTitle')} parts={near} />
        <PartLinks title={t('suggestionsTitle')} parts={others} />
        <section className="search-tips">
          <h2>{t('tipsTitle')}</h2>
          <ul>
            {TIPS.map((tip) => (
              <li key={tip}>{t(tip)}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
