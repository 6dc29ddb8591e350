export { ActForm, type ActFormProps } from './ActForm.tsx';
export { ChartCard } from './ChartCard.tsx';
export { feature } from './feature.ts';
export { messages as orderMessages } from './order.messages.ts';
