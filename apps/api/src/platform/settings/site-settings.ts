import type { SiteConfig } from '@partshop/api-client/contract';
import { z } from 'zod';
import { defaultSiteConfig } from './default-site-config.ts';

const { phones, bonus, chatHiddenForClientCode } = defaultSiteConfig;

/** A phone as people read it: digits with punctuation. */
const phone = z.string().regex(/^[+\d][\d\s().-]{4,31}$/, 'must be a phone number such as +7 495 123-45-67');
const tiles = z
  .string()
  .regex(
    /^https?:\/\/[^\s;,'"]*\{z\}[^\s;,'"]*$/i,
    'must be an address of tiles such as https://tiles.example/{z}/{x}/{y}.png',
  );

/** Variables of what the site's pages show. */
export const siteVariables = {
  PHONE_MOSCOW: phone.default(phones.moscow),
  PHONE_OTHER: phone.default(phones.other),
  CHAT_URL: z.url({ protocol: /^https?$/, error: 'must be an address with http or https' }).optional(),
  CHAT_HIDDEN_FOR_CLIENT_CODE: z.coerce.number().int().min(0).max(2_147_483_647).default(chatHiddenForClientCode),
  MAP_TILES_URL: tiles.optional(),
  WELCOME_BONUS: z.coerce.number().int().min(0).max(100_000).default(bonus.welcome),
  BONUS_DAYS: z.coerce.number().int().min(1).max(3650).default(bonus.days),
  BONUS_SHARE: z.coerce.number().int().min(0).max(100).default(bonus.orderShare),
  SHOW_SWITCH_LANG: z.enum(['Always', 'Admin']).default(defaultSiteConfig.showSwichLang),
};

export type SiteSettings = Pick<
  SiteConfig,
  'phones' | 'chatUrl' | 'chatHiddenForClientCode' | 'mapTilesUrl' | 'bonus' | 'showSwichLang'
>;

const variables = z.object(siteVariables);

export const siteSettingsOf = (data: z.infer<typeof variables>): SiteSettings => ({
  phones: { moscow: data.PHONE_MOSCOW, other: data.PHONE_OTHER },
  chatUrl: data.CHAT_URL ?? null,
  chatHiddenForClientCode: data.CHAT_HIDDEN_FOR_CLIENT_CODE,
  mapTilesUrl: data.MAP_TILES_URL ?? null,
  bonus: { welcome: data.WELCOME_BONUS, days: data.BONUS_DAYS, orderShare: data.BONUS_SHARE },
  showSwichLang: data.SHOW_SWITCH_LANG,
});
