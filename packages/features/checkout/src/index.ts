export { feature } from './feature.ts';
export { messages as orderStatusMessages } from './order-status.messages.ts';
export { orders } from './orders.loadable.ts';
export { CityAddress, OpeningHours } from './PickupPlace.tsx';
