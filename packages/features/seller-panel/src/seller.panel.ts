import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './seller-panel.messages.ts';

export { SellerBar as Component } from './SellerBar.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
