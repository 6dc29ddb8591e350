import { unwrap } from '@partshop/api-client';
import { callApi, optional, type Saga } from '@partshop/features/core';

/**
 * Tells the backend that the visitor used the chat (§7 `set-used-chat`); its cookie holds for 604800 s. Nothing hangs on it, so a
 * failure is silent.
 */
export function* rememberChat(chatId: string): Saga {
  yield* optional(
    callApi((api, signal) =>
      unwrap(api.GET('/services/buyer/set-used-chat', { params: { query: { chatId } }, signal })),
    ),
  );
}
