import type { DemoRole } from './clients.ts';
import { randomFor } from './random/seeded-random.ts';

const KOPECKS = 100;
const YEAR_DAYS = 365;

/** An order that was delivered so many days ago. Its goods are chosen from the catalogue until they cost at least so many kopecks. */
export type DemoDelivery = {
  daysAgo: number;
  kopecks: number;
  /** The days after which its invoice was paid; null while it is not. */
  paidAfter: number | null;
  /** Whether its last line came back three days later. */
  isLastReturned: boolean;
};

/** What a wholesale client may owe, and a year of deliveries, the oldest first. */
export type DemoContract = {
  role: DemoRole;
  company: string;
  /** Kopecks. */
  creditLimit: number;
  paymentDays: number;
  deliveries: readonly DemoDelivery[];
  /** Kopecks: what the unpaid deliveries that are due leave overdue, after a payment of the rest of them. */
  overdue: number;
};

const PAYMENT_DAYS = 14;

/** A delivery each week or so; each was paid in time but the last ones, which are not due yet. */
function deliveriesOf(role: DemoRole, { every, median }: { every: number; median: number }): DemoDelivery[] {
  const random = randomFor('contract', role);
  const deliveries: DemoDelivery[] = [];
  for (let daysAgo = YEAR_DAYS - 2; daysAgo > 0; daysAgo -= random.between(every - 2, every + 2)) {
    const paidAfter = random.between(8, PAYMENT_DAYS);
    deliveries.push({
      daysAgo,
      kopecks: Math.round(random.logNormal(median, 0.45)) * KOPECKS,
      paidAfter: paidAfter < daysAgo ? paidAfter : null,
      isLastReturned: deliveries.length % 17 === 9,
    });
  }
  return deliveries;
}

const unpaid = (daysAgo: number, roubles: number): DemoDelivery => ({
  daysAgo,
  kopecks: roubles * KOPECKS,
  paidAfter: null,
  isLastReturned: false,
});

/** The contracts of the demo's wholesale clients: one who pays in time, and one whose last invoices are overdue. */
export const demoContracts: readonly DemoContract[] = [
  {
    role: 'wholesale',
    company: 'ООО «Орлов Авто», ИНН 1655000001',
    creditLimit: 500_000 * KOPECKS,
    paymentDays: PAYMENT_DAYS,
    deliveries: deliveriesOf('wholesale', { every: 6, median: 24_000 }),
    overdue: 0,
  },
  {
    role: 'wholesale-debt',
    company: 'ИП Никитина О. С., ИНН 780000000002',
    creditLimit: 150_000 * KOPECKS,
    paymentDays: PAYMENT_DAYS,
    deliveries: [
      ...deliveriesOf('wholesale-debt', { every: 9, median: 16_000 }).filter(({ daysAgo }) => daysAgo > 70),
      // Overdue for 45, 20 and 5 days; the last one is not due yet.
      unpaid(59, 12_000),
      unpaid(34, 18_000),
      unpaid(19, 20_000),
      unpaid(4, 15_000),
    ],
    overdue: 48_350 * KOPECKS,
  },
];
