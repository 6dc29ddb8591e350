import { openCityPopup } from './city-popup.saga.ts';

export const load = openCityPopup;
export { CityDialog as Component } from './CityDialog.tsx';
