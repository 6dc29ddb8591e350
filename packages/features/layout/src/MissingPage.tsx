import type { ComponentType } from 'react';
import { ButtonLink, Clock, EmptyState, SearchX } from '@partshop/ui';
import { PartSearch, paths, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { messages } from './errors.messages.ts';

type MissingPageProps = { kind: 'missing' | 'gone' | 'later'; carPicker?: ComponentType | undefined };

/** A page that is not there, not there any more, or not there yet: the search, the choice of a car, the way home. */
export function MissingPage({ kind, carPicker: CarPicker }: MissingPageProps) {
  const shared = useTexts(sharedMessages);
  const t = useTexts(messages);
  const href = useHref();
  const [title, text] = {
    missing: [shared('notFoundTitle'), shared('notFoundText')],
    gone: [t('goneTitle'), t('goneText')],
    later: [t('laterTitle'), t('laterText')],
  }[kind] as [string, string];
  return (
    <>
      <EmptyState
        titleAs="h1"
        title={title}
        icon={kind === 'later' ? <Clock /> : <SearchX />}
        action={
          <>
            <PartSearch className="error-search" />
            <ButtonLink href={href(paths.home.to())} variant="quiet">
              {shared('toHome')}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
      {CarPicker && kind === 'missing' ? (
        <section className="error-cars" aria-labelledby="error-cars">
          <h2 id="error-cars">{t('pickCar')}</h2>
          <CarPicker />
        </section>
      ) : null}
    </>
  );
}
