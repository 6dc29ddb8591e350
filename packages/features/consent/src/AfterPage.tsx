import type { ReactElement } from 'react';
import { ChatLink } from './ChatLink.tsx';
import { VisitLog } from './VisitLog.tsx';

/** The chat at the corner; the log of visits, which shows nothing. */
export function AfterPage(): ReactElement {
  return (
    <>
      <ChatLink />
      <VisitLog />
    </>
  );
}
