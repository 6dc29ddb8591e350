import { z } from 'zod';
import { readSettings, SettingsError, type Settings } from '@partshop/api/settings';

const address = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });

const MAX_GRACE_MS = 60_000;
/** Time for a balancer that asks `/ready` every half a second. */
const GRACE_MS = 1000;

const Environment = z.object({
  API_URL: address.optional(),
  PUBLIC_ORIGIN: address.transform((url) => new URL(url).origin).optional(),
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(MAX_GRACE_MS).default(GRACE_MS),
});

export type ShopSettings = Settings & {
  /** A backend of its own; the shop then embeds none. */
  apiUrl: string | undefined;
  /** Where visitors reach the shop, such as `https://shop.example`; the request's own origin where absent. */
  publicOrigin: string | undefined;
  /** Whether visitors reach the shop by https alone. */
  isHttps: boolean;
  /** Where the map's tiles come from, as the content policy names it; the shop's own base map where absent. */
  tileOrigin: string | undefined;
  /** Where the script of the chat's service comes from; the stand-in where absent. */
  chatOrigin: string | undefined;
  /** How long the shop still lets visitors in after SIGTERM, in milliseconds. */
  shutdownGraceMs: number;
};

/** The settings of the shop and of the backend it embeds; throws a {@link SettingsError} that names every wrong one. */
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
    // There is no database then that a demo could be in.
    demo: data.API_URL ? undefined : settings.demo,
    apiUrl: data.API_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    isHttps: settings.secureCookies,
    tileOrigin: settings.site.mapTilesUrl === null ? undefined : tileOriginOf(settings.site.mapTilesUrl),
    chatOrigin: settings.site.chatUrl === null ? undefined : new URL(settings.site.chatUrl).origin,
    shutdownGraceMs: data.SHUTDOWN_GRACE_MS,
  };
}

/** `https://*.tiles.example` of `https://{s}.tiles.example/{z}/{x}/{y}.png`, where `{s}` is one of several servers. */
function tileOriginOf(template: string): string {
  const parts = /^(https?):\/\/(\{s\}\.)?([a-z\d.-]+(?::\d{1,5})?)\//i.exec(template);
  if (!parts)
    throw new SettingsError(['MAP_TILES_URL: must name its host, as https://{s}.tiles.example/{z}/{x}/{y}.png']);
  const [, scheme, server, host] = parts;
  return `${scheme}://${server ? '*.' : ''}${host}`.toLowerCase();
}
