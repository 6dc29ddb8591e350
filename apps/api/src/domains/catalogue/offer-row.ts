import type { PriceItem } from '@partshop/api-client/contract';
import type { Lead } from '../../platform/values/lead-days.ts';

/** An offer of a price page as the database has it: its price in kopecks, its days to our warehouse. */
export type OfferRow = Omit<PriceItem, 'deliveryDays' | 'deliveryDaysMax'> & Lead;
