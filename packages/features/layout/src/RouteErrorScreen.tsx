import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, SearchX } from '@partshop/ui';
import { PartSearch, paths, sharedMessages, useHref, useTexts } from '@partshop/core';
import { ErrorPage } from './RouteErrorScreen.styles.ts';

/** The page in place of a screen that is not there or could not be loaded; what is shown follows its status. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage>{status === 404 || status === 410 ? <Missing /> : <Failed status={status} />}</ErrorPage>;
}

function Missing() {
  const t = useTexts(sharedMessages);
  const href = useHref();
  return (
    <EmptyState
      titleAs="h1"
      title={t('notFoundTitle')}
      icon={<SearchX />}
      action={
        <>
          <PartSearch className="error-search" />
          <ButtonLink href={href(paths.home.to())} variant="quiet">
            {t('toHome')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('notFoundText')}</p>
    </EmptyState>
  );
}

function Failed({ status }: { status: number }) {
  const t = useTexts(sharedMessages);
  const href = useHref();
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      titleAs="h1"
      title={t('failedTitle')}
      code={status}
      action={
        <ButtonLink href={href(pathname) + search} data-navigate="document">
          {t('retry')}
        </ButtonLink>
      }
    >
      <p>{t('failedText')}</p>
    </ErrorState>
  );
}
