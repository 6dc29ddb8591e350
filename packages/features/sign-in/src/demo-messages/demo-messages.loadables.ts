import { unwrap, type DemoMessage } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** Messages to this session that the demo shop did not send, the newest first. */
export const demoMessages = createLoadable<void, DemoMessage[]>({
  name: 'signInDemoMessages',
  key: () => 'messages',
  call: (api, _args, signal) => unwrap(api.GET('/services/dev/messages', { signal })),
  max: 1,
});
