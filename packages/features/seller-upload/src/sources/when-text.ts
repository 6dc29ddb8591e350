import type { Translate } from '@partshop/features/core';

/** When the file of an address is loaded. */
export const whenText = (t: Translate<'hourly' | 'daily'>, hour: number | null): string =>
  hour === null ? t('hourly') : t('daily', { time: `${String(hour).padStart(2, '0')}:00` });
