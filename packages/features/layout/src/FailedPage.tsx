import { ButtonLink, ErrorState, RotateCw } from '@partshop/ui';
import { sharedMessages, useHere, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './errors.messages.ts';
import { retryPathOf } from './retry-path.ts';

type FailedPageProps = { kind: 'updated' | 'unsure' | 'outage' | 'fault'; status: number };

/** The page of a failed load. Its retry opens a new document, because the app itself may have failed. */
export function FailedPage({ kind, status }: FailedPageProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const retry = href(retryPathOf(useHere()));
  if (kind === 'updated') {
    return (
      <ErrorState
        headingAs="h1"
        title={t('updatedTitle')}
        actions={
          <ButtonLink href={retry} variant="primary" icon={<RotateCw />} data-navigate="document">
            {t('reload')}
          </ButtonLink>
        }
      >
        <p>{t('updatedText')}</p>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      headingAs="h1"
      title={shared('failedTitle')}
      code={status}
      actions={
        <>
          <ButtonLink href={retry} variant="primary" icon={<RotateCw />} data-navigate="document">
            {shared('retry')}
          </ButtonLink>
          <ButtonLink href={href(paths.home.to())} variant="quiet">
            {shared('toHome')}
          </ButtonLink>
        </>
      }
    >
      <p>{kind === 'fault' ? shared('failedText') : t(kind === 'unsure' ? 'unsureText' : 'outageText')}</p>
    </ErrorState>
  );
}
