import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts';

/** What a message is about, in the order of how loud it is. */
export type Tone = 'info' | 'positive' | 'attention' | 'critical';

const ICONS = { info: Info, positive: CircleCheck, attention: TriangleAlert, critical: CircleAlert } as const;

/** The sign of a tone, for those who do not see the colour. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon className="ps-tone-icon" />;
}
