import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './language.messages.ts';

export { LanguageOffer as Component } from './LanguageOffer.tsx';

export function* load(): Saga {
  yield* loadTexts(messages);
}
