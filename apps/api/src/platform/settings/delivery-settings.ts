import { z } from 'zod';

export const https = z.url({ protocol: /^https$/, error: 'must be an address with https' });

/** What a stand-in of an outside service does: answer, answer late, be down, or refuse. */
export const DEMO_BEHAVIOURS = ['on', 'slow', 'failing', 'refusing'] as const;
export type DemoBehaviour = (typeof DEMO_BEHAVIOURS)[number];

/** Environment variables of the carrier. */
export const deliveryVariables = {
  CDEK_API_URL: https.default('https://api.cdek.ru'),
  CDEK_ACCOUNT: z.string().trim().min(1).optional(),
  CDEK_SECRET: z.string().trim().min(1).optional(),
  DEMO_CARRIER: z.enum(DEMO_BEHAVIOURS).default('on'),
};

export type DeliverySettings = {
  /** The account at CDEK's API v2. */
  cdek: { url: string; account: string; secret: string } | undefined;
  /** What replaces it in a demo; undefined outside a demo, where the shop then delivers without CDEK. */
  standIn: DemoBehaviour | undefined;
};

type Variables = z.infer<z.ZodObject<typeof deliveryVariables>> & { DEMO: 'on' | 'off' };

export function deliverySettingsOf(data: Variables): DeliverySettings {
  const { CDEK_API_URL: url, CDEK_ACCOUNT: account, CDEK_SECRET: secret } = data;
  return {
    cdek: account && secret ? { url, account, secret } : undefined,
    standIn: data.DEMO === 'off' ? undefined : data.DEMO_CARRIER,
  };
}
