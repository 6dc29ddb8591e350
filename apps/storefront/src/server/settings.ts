import { z } from 'zod';
import { readSettings, SettingsError, type Settings } from '@partshop/api/settings';

const address = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });

const Environment = z.object({
  API_URL: address.optional(),
  PUBLIC_ORIGIN: address.transform((url) => new URL(url).origin).optional(),
});

export type ShopSettings = Settings & {
  /** A backend of its own; the shop then embeds none. */
  apiUrl: string | undefined;
  /** Where visitors reach the shop, such as `https://shop.example`; the request's own origin where absent. */
  publicOrigin: string | undefined;
};

/** The settings of the shop and of the backend it embeds; throws a {@link SettingsError} that names every wrong one. */
export function readShopSettings(env: Record<string, string | undefined>): ShopSettings {
  const result = Environment.safeParse({
    API_URL: env['API_URL'] || undefined,
    PUBLIC_ORIGIN: env['PUBLIC_ORIGIN'] || undefined,
  });
  if (!result.success)
    throw new SettingsError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  return { ...readSettings(env), apiUrl: result.data.API_URL, publicOrigin: result.data.PUBLIC_ORIGIN };
}
