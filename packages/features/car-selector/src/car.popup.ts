import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './car-selector.messages.ts';

export { CarPopup as Component } from './CarPopup.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
