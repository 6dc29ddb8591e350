export { CarChoice } from './CarChoice.tsx';
export { messages as carChoiceMessages } from './car-selector.messages.ts';
export {
  brandChosen,
  brandsAsked,
  engineChosen,
  modelChosen,
  selectionReset,
  selectSelection,
  type CarSelection,
  type ResetLevel,
} from './car-selection.slice.ts';
export { carSelectorWatchers } from './car-selector-watchers.saga.ts';
export { isKnownCar, type CarPath, type KnownCars } from './known-car.ts';
export { lookUpCar } from './look-up-car.saga.ts';
