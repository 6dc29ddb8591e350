import type { PartnerValues } from '../../theme/partner-values.ts';

/** Themes of invented partners, as samples and starting points: a light one, a dark one and the shop's own values. */
export const PARTNER_SAMPLES = {
  Kiln: {
    canvas: '#f6f2ea',
    surface: '#fffdf9',
    text: '#2a211a',
    accent: '#a63d12',
    signal: '#f2b705',
    positive: '#2f6b3c',
    attention: '#8a5300',
    critical: '#a8201a',
    radius: 12,
    font: 'Georgia',
  },
  Nightshift: {
    canvas: '#0f1117',
    surface: '#171a23',
    text: '#e9e7f2',
    accent: '#c6f24e',
    signal: '#ff8ad4',
    positive: '#7fe0a2',
    attention: '#f5c461',
    critical: '#ff8f86',
    radius: 2,
    font: '',
  },
  Partshop: {
    canvas: '#f6f5f1',
    surface: '#ffffff',
    text: '#101725',
    accent: '#1f47aa',
    signal: '#fcbb20',
    positive: '#0f663a',
    attention: '#934910',
    critical: '#a72120',
    radius: 6,
    font: '',
  },
} as const satisfies Record<string, PartnerValues>;
