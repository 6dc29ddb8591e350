import { loadTexts, sharedMessages, type Saga } from '@partshop/features/core';
import { messages } from './car-picker.messages.ts';
import { messages as choiceMessages } from './car-selector.messages.ts';

export { CarPopup as Component } from './CarPopup.tsx';

export function* load(): Saga {
  yield* loadTexts(messages, choiceMessages, sharedMessages);
}
