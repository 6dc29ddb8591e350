import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '@partshop/ui';
import { messages } from '../core.messages.ts';
import { useTexts } from '../localization/texts.ts';

/** Replaces the shop's error page, so that a story of a failed load shows its status. */
export function StoryError() {
  const t = useTexts(messages);
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorState headingAs="h1" title={t(status === 404 ? 'notFoundTitle' : 'failedTitle')} code={status} />;
}
