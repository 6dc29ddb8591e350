import { defineFeature } from '@partshop/features/core';
import { isOpenPage, paths } from '@partshop/features/shared';
import { ADD_CAR_QUERY } from './add-car.query.ts';
import { messages } from './car-chip.messages.ts';
import { CarChip } from './CarChip.tsx';
import { carWatchers } from './car-watchers.saga.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.addCar.pattern,
      access: 'everyone',
      query: ADD_CAR_QUERY,
      index: 'linked',
      budget: 16,
      load: async () => import('./add-car.screen.ts'),
    },
  ],
  // The same choice above any page.
  popups: { car: async () => import('./car.popup.ts') },
  panels: [
    {
      name: 'car',
      place: 'missing-page',
      // A chosen car leads to its parts.
      isFor: () => isOpenPage(paths.cars.to()),
      load: async () => import('./car.panel.ts'),
    },
  ],
  slots: { inHeader: CarChip },
  watchers: carWatchers,
  messages: [messages],
});
