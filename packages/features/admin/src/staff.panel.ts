import { categoryArticleMessages } from '@partshop/features/car-catalog';
import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from './staff.messages.ts';

export { StaffPanel as Component } from './StaffPanel.tsx';

export function* load(): Saga {
  yield* loadTexts(messages, categoryArticleMessages);
}
