import { unwrap } from '@partshop/api-client';
import { callApi, optional, type Saga } from '@partshop/features/core';

/** Tells the backend that the visitor used the chat (§7 `set-used-chat`); its cookie lasts 604800 s. Failures are ignored. */
export function* rememberChat(chatId: string): Saga {
  yield* optional(
    callApi((api, signal) =>
      unwrap(api.GET('/services/buyer/set-used-chat', { params: { query: { chatId } }, signal })),
    ),
  );
}
