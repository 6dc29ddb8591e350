import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './seller-panel.messages.ts';

export { ProviderPopup as Component } from './ProviderPopup.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
