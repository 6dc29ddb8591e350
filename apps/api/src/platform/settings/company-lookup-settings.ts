import { z } from 'zod';
import { DEMO_BEHAVIOURS, https, type DemoBehaviour } from './delivery-settings.ts';

/** Environment variables of the service that knows companies. */
export const companyLookupVariables = {
  DADATA_API_URL: https.default('https://suggestions.dadata.ru'),
  DADATA_KEY: z.string().trim().min(1).optional(),
  DEMO_COMPANIES: z.enum(DEMO_BEHAVIOURS).default('on'),
};

export type CompanyLookupSettings = {
  dadata: { url: string; key: string } | undefined;
  /** What replaces it in a demo; undefined outside a demo, where companies are then typed by hand. */
  standIn: DemoBehaviour | undefined;
};

type Variables = z.infer<z.ZodObject<typeof companyLookupVariables>> & { DEMO: 'on' | 'off' };

export function companyLookupSettingsOf({
  DADATA_API_URL: url,
  DADATA_KEY: key,
  ...data
}: Variables): CompanyLookupSettings {
  return {
    dadata: key ? { url, key } : undefined,
    standIn: data.DEMO === 'off' ? undefined : data.DEMO_COMPANIES,
  };
}
