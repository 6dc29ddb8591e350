export { CarChoice } from './CarChoice.tsx';
export { messages as carChoiceMessages } from './car-selector.messages.ts';
export { feature } from './feature.ts';
export { carCategories, carLists } from './car-selector.loadables.ts';
export { carSelectionFlow, loadAwaitedLists } from './car-selection.saga.ts';
export { selectGroups, selectSelectedCar } from './car-selection.selectors.ts';
export {
  brandChosen,
  engineChosen,
  modelChosen,
  selectionReset,
  type CarLevel,
  type ResetLevel,
} from './car-selection.slice.ts';
export { loadCurrentCar } from './current-car.saga.ts';
export { carChosen, carCleared, selectCurrentCar } from './current-car.slice.ts';
export { carPage, nameOf } from './car-names.ts';
export type { CarNames, Named } from './car-names-of.ts';
export { restoreSelection } from './restore-selection.saga.ts';
