import { unwrap, type MessageChoices } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** Which messages the client wants. */
export const messageChoices = createLoadable<void, MessageChoices>({
  name: 'messageChoices',
  key: () => 'own',
  isShape: ({ choices }) => isList(choices),
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/message-settings', { signal })),
});
