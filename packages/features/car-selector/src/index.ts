export { feature } from './feature.ts';
export { restoreSelection } from './restore-selection.saga.ts';
export { selectSelectedCar } from './car-selection.selectors.ts';
export { CarSelector } from './CarSelector.tsx';
export { messages as carSelectorMessages } from './car-selector.messages.ts';
export { loadCurrentCar } from './current-car.saga.ts';
export { carChosen, carCleared, selectCurrentCar } from './current-car.slice.ts';
