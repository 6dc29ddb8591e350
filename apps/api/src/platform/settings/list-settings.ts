import { z } from 'zod';
import { DEMO_BEHAVIOURS, type DemoBehaviour } from './delivery-settings.ts';

/** Environment variables of the lists that come by themselves: from addresses of sellers, and by mail. */
export const listVariables = {
  DEMO_LISTS: z.enum(DEMO_BEHAVIOURS).default('on'),
  LIST_MAIL_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/, 'must be a domain, such as lists.shop.example')
    .optional(),
  MAILGUN_SIGNING_KEY: z.string().trim().min(16, 'must have 16 characters or more').optional(),
};

export type ListSettings = {
  /** Who forwards letters to addresses at the domain, and how the shop knows that it did. */
  mailgun: { domain: string; signingKey: string } | undefined;
  /** How servers of lists and a provider of mail behave that a demo has without a network; undefined outside a demo. */
  standIn: DemoBehaviour | undefined;
};

type Variables = z.infer<z.ZodObject<typeof listVariables>> & { DEMO: 'on' | 'off' };

export const listSettingsOf = ({
  DEMO,
  DEMO_LISTS,
  LIST_MAIL_DOMAIN: domain,
  MAILGUN_SIGNING_KEY: signingKey,
}: Variables): ListSettings => ({
  mailgun: domain !== undefined && signingKey !== undefined ? { domain, signingKey } : undefined,
  standIn: DEMO === 'off' ? undefined : DEMO_LISTS,
});
