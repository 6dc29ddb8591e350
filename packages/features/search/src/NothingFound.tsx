import type { ReactNode } from 'react';
import { useHref, useTexts } from '@partshop/features/core';
import { openPath, PartSearch, paths, readMeaning, type SearchMeaning } from '@partshop/features/shared';
import { Alert, ButtonLink, CarFront, EmptyState, SearchX } from '@partshop/ui';
import { isWrittenAsOrderNumber } from './order-number.ts';
import { PartLinks, type Part } from './PartLinks.tsx';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';

type NothingFoundProps = {
  text: string;
  /** How the search understood it. */
  meaning: ReactNode;
  exact: readonly Part[];
  near: readonly Part[];
  others: readonly Part[];
};

const TIPS = ['tipNumber', 'tipName'] as const;

/** An empty result: similar numbers, hints, and the search field with the typed text. */
export function NothingFound({ text, meaning, exact, near, others }: NothingFoundProps) {
  const t = useTexts(messages);
  const href = useHref();
  const read = readMeaning(text);
  const carNumber = read?.kind === 'vin' || read?.kind === 'frame' ? read : null;
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
      {carNumber ? (
        <CarNumber meaning={carNumber} />
      ) : (
        <EmptyState
          title={t('nothingTitle')}
          headingAs="h1"
          icon={<SearchX />}
          actions={<PartSearch defaultValue={text} />}
        >
          {t('nothingText')}
        </EmptyState>
      )}
      <div className="search-again">
        {carNumber ? null : meaning}
        <PartLinks title={t('byNumberTitle')} parts={exact} />
        <PartLinks title={t('nearTitle')} parts={near} />
        <PartLinks title={t('suggestionsTitle')} parts={others} />
        {carNumber ? null : (
          <section className="search-tips">
            <h2>{t('tipsTitle')}</h2>
            <ul>
              {TIPS.map((tip) => (
                <li key={tip}>{t(tip)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** A VIN or a frame number is no part number: its car is chosen, until parts are found by it. */
function CarNumber({ meaning }: { meaning: Extract<SearchMeaning, { kind: 'vin' | 'frame' }> }) {
  const t = useTexts(resultsMessages);
  const href = useHref();
  return (
    <EmptyState
      title={t(meaning.kind === 'vin' ? 'vinTitle' : 'frameTitle')}
      headingAs="h1"
      icon={<CarFront />}
      actions={
        <ButtonLink variant="primary" href={href(openPath(paths.vinSearch.to(), paths.addCar.to()))}>
          {t('chooseCar')}
        </ButtonLink>
      }
    >
      {meaning.kind === 'vin' && meaning.isDoubtful ? `${t('doubtfulVin')} ` : null}
      {t('carNumberText')}
    </EmptyState>
  );
}
