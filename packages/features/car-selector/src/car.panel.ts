import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './car-selector.messages.ts';

export { CarPanel as Component } from './CarPanel.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
