import type { ArticleNumber } from '@partshop/api-client';
import { ButtonLink, Clock, EmptyState, SearchX } from '@partshop/ui';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { messages } from './errors.messages.ts';
import { Successors } from './Successors.tsx';
import { MissingPagePanels } from './MissingPagePanels.tsx';

type MissingPageProps = {
  kind: 'missing' | 'ended' | 'gone' | 'later';
  /** The articles that replaced the page's one. */
  successors?: readonly ArticleNumber[];
};

/** The page for an address that does not exist, no longer exists or is not open yet: search, a link home, and the features' panels. */
export function MissingPage({ kind, successors = [] }: MissingPageProps) {
  const shared = useTexts(sharedMessages);
  const t = useTexts(messages);
  const href = useHref();
  const [title, text] = {
    missing: [shared('notFoundTitle'), shared('notFoundText')],
    ended: [t('endedTitle'), t('endedText')],
    gone: [t('goneTitle'), t('goneText')],
    later: [t('laterTitle'), t('laterText')],
  }[kind] as [string, string];
  return (
    <>
      <EmptyState
        headingAs="h1"
        title={title}
        icon={kind === 'later' ? <Clock /> : <SearchX />}
        actions={
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
      <Successors parts={successors} />
      {kind === 'missing' ? <MissingPagePanels /> : null}
    </>
  );
}
