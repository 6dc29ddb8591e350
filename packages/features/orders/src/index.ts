export { ActForm, type ActFormProps } from './ActForm.tsx';
export { feature } from './feature.ts';
export { messages as orderMessages } from './order.messages.ts';
