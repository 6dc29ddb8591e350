import { answer, type DemoMessage } from '@partshop/api-client';
import { createLoadable, dispatch, loadTexts, pageDescribed, pickTexts, type Saga } from '@partshop/features/core';
import { messages } from './demo-messages.messages.ts';

/** What would have been sent to this session, the newest first. */
export const demoMessages = createLoadable<void, DemoMessage[]>({
  name: 'signInDemoMessages',
  key: () => 'messages',
  call: (api, _args, signal) => answer(api.GET('/services/dev/messages', { signal })),
  max: 1,
});

/** /dev/messages. Critical: the messages; a shop that really sends them answers 404, and so does the page. */
export function* loadDemoMessages(): Saga {
  yield* loadTexts(messages);
  yield* demoMessages.load();
  const t = yield* pickTexts(messages);
  yield* dispatch(pageDescribed({ title: t('title'), isIndexed: false }));
}
