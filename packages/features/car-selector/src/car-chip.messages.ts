import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('car-chip', {
  car: { text: 'Мой автомобиль', note: 'In the header, above the name of the current car; opens the choice of a car' },
  choose: { text: 'Выбрать', note: 'In the header, under “My car”: no car is chosen yet' },
});
