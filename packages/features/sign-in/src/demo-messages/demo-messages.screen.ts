import { loadWith } from '@partshop/features/core';
import { loadDemoMessages } from './demo-messages.saga.ts';

export const loader = loadWith(loadDemoMessages);
export { DemoMessagesScreen as Component } from './DemoMessagesScreen.tsx';
