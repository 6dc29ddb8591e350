import { unwrap, type DemoMessage } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** What would have been sent to this session, the newest first. */
export const demoMessages = createLoadable<void, DemoMessage[]>({
  name: 'signInDemoMessages',
  key: () => 'messages',
  call: (api, _args, signal) => unwrap(api.GET('/services/dev/messages', { signal })),
  max: 1,
});
