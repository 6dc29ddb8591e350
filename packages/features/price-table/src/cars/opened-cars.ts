export { loadCars } from './load-cars.saga.ts';
export { OpenedCars } from './OpenedCars.tsx';
