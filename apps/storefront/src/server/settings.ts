import { z } from 'zod';

const storefrontSettings = z.object({
  /** A backend of its own; the shop then embeds none. */
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where visitors reach the shop, such as https://shop.example: canonical addresses, and secure cookies when https. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
});

export type StorefrontSettings = z.infer<typeof storefrontSettings>;

/** The shell's own settings; throws one message that names every wrong variable. */
export function readStorefrontSettings(env: Record<string, string | undefined>): StorefrontSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = storefrontSettings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong settings:\n${lines.join('\n')}`);
}
