import type { ReactElement } from 'react';
import { ChatLink } from './ChatLink.tsx';
import { VisitLog } from './VisitLog.tsx';

/** The chat button in the corner, and the log of visits, which renders nothing. */
export function AfterPage(): ReactElement {
  return (
    <>
      <ChatLink />
      <VisitLog />
    </>
  );
}
