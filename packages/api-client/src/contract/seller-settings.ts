/** What a seller sets: when warehouses send goods, rules of returns, mails about orders; and what buyers see of it (X11). */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_CLOSED_DAYS, MAX_EMAIL_LENGTH, MAX_RETURN_RULES_LENGTH, MAX_WAREHOUSE_LEAD_DAYS } from './limits.ts';

/** A day of the calendar: `2026-12-31`. */
const Day = z.iso.date();
/** ISO number of a day of the week; 1 is Monday. */
const Weekday = z.number().int().min(1).max(7);
/** An hour of a day in Moscow: `16:30`. */
const DayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The warehouse of a price list. */
export const SellerWarehouse = z
  .object({
    priceListId: Id,
    /** Grows with every change. */
    version: z.number().int(),
    name: z.string(),
    city: z.string(),
    /** Offers of the list at its last check. */
    offers: z.number().int(),
    /** Days from when it sends goods until they are at the shop's warehouse; rows of a price list may have days of their own. */
    leadDays: z.number().int(),
    leadDaysMax: z.number().int(),
    isReturnable: z.boolean(),
    /** When it sends goods. */
    weekdays: z.array(z.number().int()),
    /** What is ordered from then on leaves on the next day; null when a day has no such hour. */
    cutOff: z.string().nullable(),
    /** Days to come on which it sends nothing. */
    closedDays: z.array(z.string()),
    /** The day on which it sends what is ordered now. */
    sendsOn: z.string(),
    /** What buyers are promised now: days until it is at the shop's warehouse. */
    promisedDays: z.number().int(),
    promisedDaysMax: z.number().int(),
  })
  .openapi('SellerWarehouse');
export type SellerWarehouse = z.infer<typeof SellerWarehouse>;

export const SellerSettings = z
  .object({
    /** Of the rules and the notices; grows with every change. */
    version: z.number().int(),
    /** What buyers read beside a return. */
    returnRules: z.string(),
    /** Mails about new orders go here. */
    noticeEmail: z.string(),
    wantsNotices: z.boolean(),
    warehouses: z.array(SellerWarehouse),
  })
  .openapi('SellerSettings');
export type SellerSettings = z.infer<typeof SellerSettings>;

/** What is missing in the card of a seller. */
export const CARD_GAPS = ['no-lists', 'stale', 'no-schedule', 'no-rules', 'no-returns', 'no-notices'] as const;
export const CardGap = z.enum(CARD_GAPS).openapi('CardGap');
export type CardGap = z.infer<typeof CardGap>;

/** A part of a whole, such as 190 of 200 items in time. */
const Share = z.object({ of: z.number().int(), count: z.number().int() });

export const SellerCard = z
  .object({
    name: z.string(),
    returnRules: z.string(),
    warehouses: z.array(
      SellerWarehouse.pick({
        priceListId: true,
        name: true,
        city: true,
        offers: true,
        isReturnable: true,
        sendsOn: true,
        promisedDays: true,
        promisedDaysMax: true,
      }).extend({
        /** What buyers see beside its offers: percentage of deliveries in time. */
        reliability: z.number().int(),
      }),
    ),
    /** Over how many days the facts are counted, to now. */
    factDays: z.number().int(),
    /** Items that were due at their points, and how many of them came by the promised day. */
    kept: Share,
    /** Items that were answered, and how many of them the seller refused. */
    refused: Share,
    /** Items that buyers got, and how many of them they gave back. */
    returned: Share,
    /** What to mend first stands first. */
    gaps: z.array(CardGap),
  })
  .openapi('SellerCard');
export type SellerCard = z.infer<typeof SellerCard>;

export const WarehouseConflict = CallError.extend({ warehouse: SellerWarehouse }).openapi('WarehouseConflict');
export type WarehouseConflict = z.infer<typeof WarehouseConflict>;
export const SettingsConflict = CallError.extend({ settings: SellerSettings }).openapi('SettingsConflict');
export type SettingsConflict = z.infer<typeof SettingsConflict>;

const noSeller = json(CallError, 'The current user sells for nobody yet.');
const LeadDays = z.number().int().min(0).max(MAX_WAREHOUSE_LEAD_DAYS);
const Version = z.number().int().min(1);

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'settings' } as const;

const sellerCard = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/card_json',
  effect: 'reads',
  summary: 'The seller as buyers see it: warehouses, days, how promises are kept; and what is missing',
  request: { query: LangQuery },
  responses: { 200: json(SellerCard, 'The seller’s own.'), 404: noSeller },
});

const sellerSettings = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/settings_json',
  effect: 'reads',
  summary: 'What the seller has set: warehouses, rules of returns, mails about new orders',
  request: { query: LangQuery },
  responses: { 200: json(SellerSettings, 'The seller’s own.'), 404: noSeller },
});

const saveSellerSettings = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/settings_json',
  effect: 'changes',
  summary: 'Change the rules of returns and the mails about new orders',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** What the seller saw. */
          Version,
          ReturnRules: z.string().trim().max(MAX_RETURN_RULES_LENGTH),
          NoticeEmail: z.union([z.literal(''), z.email().max(MAX_EMAIL_LENGTH)]),
          WantsNotices: z.boolean(),
        })
        .refine(({ WantsNotices, NoticeEmail }) => !WantsNotices || NoticeEmail !== '', { path: ['NoticeEmail'] })
        .openapi('SaveSellerSettingsRequest'),
    ),
  },
  responses: {
    200: json(SellerSettings, 'What is set now.'),
    404: noSeller,
    409: json(SettingsConflict, 'Somebody changed them meanwhile (`settings-changed`); nothing is changed.'),
  },
});

const saveSellerWarehouse = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/warehouse_json',
  effect: 'changes',
  summary: 'Change when a warehouse sends goods, how long they take, and whether buyers may return them',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          PriceListId: Id,
          /** What the seller saw. */
          Version,
          LeadDays,
          LeadDaysMax: LeadDays,
          IsReturnable: z.boolean(),
          Weekdays: z.array(Weekday).min(1).max(7),
          CutOff: DayTime.nullable(),
          ClosedDays: z.array(Day).max(MAX_CLOSED_DAYS),
        })
        .refine(({ LeadDays: least, LeadDaysMax: most }) => least <= most, { path: ['LeadDaysMax'] })
        .openapi('SaveSellerWarehouseRequest'),
    ),
  },
  responses: {
    200: json(SellerWarehouse, 'What is set now.'),
    404: json(CallError, 'No such price list, or it is another seller’s; the two cannot be told apart.'),
    409: json(WarehouseConflict, 'Somebody changed it meanwhile (`settings-changed`); nothing is changed.'),
  },
});

export const sellerSettingsCalls = { sellerCard, sellerSettings, saveSellerSettings, saveSellerWarehouse };
