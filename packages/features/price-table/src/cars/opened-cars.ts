import { conditionMessages } from '@partshop/features/fit';
import { messages } from './car-list.messages.ts';

export const texts = [messages, conditionMessages];
export { OpenedCars } from './OpenedCars.tsx';
