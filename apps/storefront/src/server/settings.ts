import { z } from 'zod';
import { readSettings, SettingsError, type Settings } from '@partshop/api/settings';

const address = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });

const MAX_GRACE_MS = 60_000;
/** Long enough for a load balancer that asks `/ready` every half a second. */
const GRACE_MS = 1000;

const Environment = z.object({
  API_URL: address.optional(),
  PUBLIC_ORIGIN: address.transform((url) => new URL(url).origin).optional(),
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(MAX_GRACE_MS).default(GRACE_MS),
});

export type ShopSettings = Settings & {
  /** URL of a separate backend; the shop then embeds none. */
  apiUrl: string | undefined;
  /** The shop's public origin, such as `https://shop.example`; the request's own where absent. */
  publicOrigin: string | undefined;
  /** Whether visitors reach the shop by https alone. */
  isHttps: boolean;
  /** Origin of the map's tiles for the content policy; the shop's own base map where absent. */
  tileOrigin: string | undefined;
  /** Origin of the chat's script; the built-in stand-in where absent. */
  chatOrigin: string | undefined;
  /** How long the shop accepts connections after SIGTERM, in milliseconds. */
  shutdownGraceMs: number;
};

/** Reads the settings of the shop and of the backend it embeds; throws a {@link SettingsError} that names every wrong one. */
export function readShopSettings(env: Record<string, string | undefined>): ShopSettings {
  const result = Environment.safeParse({
    API_URL: env['API_URL'] || undefined,
    PUBLIC_ORIGIN: env['PUBLIC_ORIGIN'] || undefined,
    SHUTDOWN_GRACE_MS: env['SHUTDOWN_GRACE_MS'] || undefined,
  });
  if (!result.success)
    throw new SettingsError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { data } = result;
  const settings = readSettings(env);
  return {
    ...settings,
    // A shop with a separate backend has no database for a demo.
    demo: data.API_URL ? undefined : settings.demo,
    apiUrl: data.API_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    isHttps: settings.secureCookies,
    tileOrigin: settings.site.mapTilesUrl === null ? undefined : tileOriginOf(settings.site.mapTilesUrl),
    chatOrigin: settings.site.chatUrl === null ? undefined : new URL(settings.site.chatUrl).origin,
    shutdownGraceMs: data.SHUTDOWN_GRACE_MS,
  };
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` becomes `https://*.tiles.example`; `{s}` stands for one of several servers. */
function tileOriginOf(template: string): string {
  const parts = /^(https?):\/\/(\{s\}\.)?([a-z\d.-]+(?::\d{1,5})?)\//i.exec(template);
  if (!parts)
    throw new SettingsError(['MAP_TILES_URL: must name its host, as https://{s}.tiles.example/{z}/{x}/{y}.png']);
  const [, scheme, server, host] = parts;
  return `${scheme}://${server ? '*.' : ''}${host}`.toLowerCase();
}
