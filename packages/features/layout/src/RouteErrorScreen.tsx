import { useRouteError } from 'react-router-dom';
import { FailedPage } from './FailedPage.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { MissingPage } from './MissingPage.tsx';
import { ErrorPage } from './RouteErrorScreen.styles.ts';
import { readSuccessors } from './successors.ts';
import { useErrorReader } from './use-error-reader.ts';

/** Replaces a screen that does not exist, is forbidden or failed to load. */
export function RouteErrorScreen() {
  const readError = useErrorReader();
  const error = useRouteError();
  const { kind, status } = readError(error);
  switch (kind) {
    case 'missing':
    case 'ended':
    case 'gone':
    case 'later':
      return (
        <ErrorPage>
          <MissingPage kind={kind} successors={readSuccessors(error)} />
        </ErrorPage>
      );
    case 'login':
    case 'access':
      return (
        <ErrorPage>
          <ForbiddenPage kind={kind} />
        </ErrorPage>
      );
    default:
      return (
        <ErrorPage>
          <FailedPage kind={kind} status={status} />
        </ErrorPage>
      );
  }
}
