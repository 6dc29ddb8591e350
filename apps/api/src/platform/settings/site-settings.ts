import type { SiteConfig } from '@partshop/api-client/contract';
import { z } from 'zod';
import { defaultSiteConfig } from './default-site-config.ts';

const { phones, chatHiddenForClientCode } = defaultSiteConfig;

/** A phone as people read it: digits with punctuation. */
const phone = z.string().regex(/^[+\d][\d\s().-]{4,31}$/, 'must be a phone number such as +7 495 123-45-67');
const tiles = z
  .string()
  .regex(
    /^https?:\/\/[^\s;,'"]*\{z\}[^\s;,'"]*$/i,
    'must be an address of tiles such as https://tiles.example/{z}/{x}/{y}.png',
  );

/** Variables of the site's own texts. */
export const siteVariables = {
  PHONE_MOSCOW: phone.default(phones.moscow),
  PHONE_OTHER: phone.default(phones.other),
  CHAT_URL: z.url({ protocol: /^https?$/, error: 'must be an address with http or https' }).optional(),
  CHAT_HIDDEN_FOR_CLIENT_CODE: z.coerce.number().int().min(0).max(2_147_483_647).default(chatHiddenForClientCode),
  MAP_TILES_URL: tiles.optional(),
  SHOW_SWITCH_LANG: z.enum(['Always', 'Admin']).default(defaultSiteConfig.showSwichLang),
};

export type SiteSettings = Pick<
  SiteConfig,
  'phones' | 'chatUrl' | 'chatHiddenForClientCode' | 'mapTilesUrl' | 'showSwichLang'
>;

const variables = z.object(siteVariables);

export const siteSettingsOf = (data: z.infer<typeof variables>): SiteSettings => ({
  phones: { moscow: data.PHONE_MOSCOW, other: data.PHONE_OTHER },
  chatUrl: data.CHAT_URL ?? null,
  chatHiddenForClientCode: data.CHAT_HIDDEN_FOR_CLIENT_CODE,
  mapTilesUrl: data.MAP_TILES_URL ?? null,
  showSwichLang: data.SHOW_SWITCH_LANG,
});
