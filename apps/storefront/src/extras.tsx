import { ChatLink, chatLinkMessages, ConsentHost, VisitLog } from '@partshop/features/consent';
import type { LayoutExtras } from '@partshop/features/layout';

/** The chat at the corner; the log of visits, which shows nothing. */
function AfterPage() {
  return (
    <>
      <ChatLink />
      <VisitLog />
    </>
  );
}

/** What stands on every page beside the chrome. */
export const extras: LayoutExtras = { BeforePage: ConsentHost, AfterPage, texts: [chatLinkMessages] };
