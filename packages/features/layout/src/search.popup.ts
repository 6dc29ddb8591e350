import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './menu.messages.ts';

export { SearchPopup as Component } from './SearchPopup.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
