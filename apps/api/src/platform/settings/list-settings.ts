import { z } from 'zod';
import { DEMO_BEHAVIOURS, type DemoBehaviour } from './delivery-settings.ts';

/** Environment variables of the addresses from which sellers' lists are loaded. */
export const listVariables = { DEMO_LISTS: z.enum(DEMO_BEHAVIOURS).default('on') };

export type ListSettings = {
  /** How a server of lists behaves that a demo has without a network; undefined outside a demo. */
  standIn: DemoBehaviour | undefined;
};

type Variables = z.infer<z.ZodObject<typeof listVariables>> & { DEMO: 'on' | 'off' };

export const listSettingsOf = ({ DEMO, DEMO_LISTS }: Variables): ListSettings => ({
  standIn: DEMO === 'off' ? undefined : DEMO_LISTS,
});
