import { z } from 'zod';

/** The parts of the answers of CDEK's API v2 that the shop reads. Sums are decimal numbers of roubles. */
export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().int().positive() });

export const Cities = z.array(
  z.object({ code: z.number().int(), latitude: z.number().optional(), longitude: z.number().optional() }),
);

export const Tariffs = z.object({
  tariff_codes: z
    .array(
      z.object({
        /** How it is taken and handed over: 3 our point to a door, 4 our point to a point. */
        delivery_mode: z.number().int(),
        delivery_sum: z.number().nonnegative(),
        period_min: z.number().int().nonnegative(),
        period_max: z.number().int().nonnegative(),
        calendar_min: z.number().int().nonnegative().optional(),
        calendar_max: z.number().int().nonnegative().optional(),
      }),
    )
    .default([]),
});
export type Tariff = z.infer<typeof Tariffs>['tariff_codes'][number];

export const Points = z.array(
  z.object({
    code: z.string(),
    name: z.string().default(''),
    work_time: z.string().default(''),
    location: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }),
  }),
);
