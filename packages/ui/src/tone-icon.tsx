import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts';

/** The meaning of a colour, from the quietest to the loudest. */
export type Tone = 'neutral' | 'info' | 'positive' | 'attention' | 'critical';

const ICONS = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  attention: TriangleAlert,
  critical: CircleAlert,
} as const;

/** The icon of a tone, for people who do not see colours. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon className="ps-tone-icon" />;
}
