export { ChatLink } from './ChatLink.tsx';
export { messages as chatLinkMessages } from './chat-link.messages.ts';
export { ConsentHost } from './ConsentHost.tsx';
export { consentWatchers } from './consent-watchers.saga.ts';
export { consentPopups } from './popups.ts';
export { VisitLog } from './VisitLog.tsx';
