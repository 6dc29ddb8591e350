/** What a picture shows besides the story: its theme, its direction, its width. */
export type Look = {
  theme: Theme;
  direction: 'ltr' | 'rtl';
  device: Device;
  /** The colours that a person chose in the system stand in for ours. */
  forcedColors: boolean;
};

/** A wide window with a mouse, or a narrow one that is touched. */
export type Device = 'desktop' | 'phone';

/** The theme of partners is a story's own: its style sheet comes with the story. */
export type Theme = 'light' | (typeof OTHER_THEMES)[number];
const OTHER_THEMES = ['dark', 'contrast', 'partner'] as const;

type Frame = 'phone' | 'rtl' | 'phone-rtl';
type OtherTheme = (typeof OTHER_THEMES)[number];

/** A way in which a story is photographed; plain `light` is a desktop, read from left to right. */
export type Mode = 'light' | OtherTheme | Frame | `${Frame}-${OtherTheme}` | 'forced-colors';

/** `parameters.visual` of a story or of all stories of a file; false leaves them out. */
export type VisualParameter = false | { modes: readonly Mode[] };

export function lookOf(mode: Mode): Look {
  const parts = mode.split('-');
  return {
    theme: OTHER_THEMES.find((theme) => parts.includes(theme)) ?? 'light',
    direction: parts.includes('rtl') ? 'rtl' : 'ltr',
    device: parts.includes('phone') ? 'phone' : 'desktop',
    forcedColors: mode === 'forced-colors',
  };
}

/** The mode that a story's own globals amount to: a story of the dark theme is not photographed in the light. */
export function modeOf({ theme, direction, device }: Omit<Look, 'forcedColors'>): Mode {
  const parts = [device === 'phone' && device, direction === 'rtl' && direction, theme !== 'light' && theme];
  return (parts.filter((part) => part !== false).join('-') || 'light') as Mode;
}

export type PhotographedStory = {
  /** Storybook's, such as `controls-button--primary`. */
  id: string;
  own: Mode;
  /** Whether it stands for its component: the story of all variants, or the first. */
  isOverview: boolean;
  visual: VisualParameter | undefined;
};

/**
 * The pictures of a story. Where it does not choose: once as it is, so that a story about the dark theme is taken in the dark.
 * The overview also in the dark; of a screen in all ways in which screens differ, of a component in forced colours, in which
 * every control is shown.
 */
export function modesOf({ id, own, isOverview, visual }: PhotographedStory): readonly Mode[] {
  if (visual === false) return [];
  if (visual) return visual.modes;
  if (own !== 'light') return [own];
  const isScreen = id.startsWith('screens-');
  const modes: Mode[] = ['light'];
  if (isOverview) modes.push('dark');
  if (isOverview && isScreen) modes.push('rtl', 'phone');
  if (id.startsWith('controls-') || (isOverview && !isScreen)) modes.push('forced-colors');
  return modes;
}

/** The devices that a story is rendered on: its own, and another one where pictures of it are of that one. */
export function devicesOf(own: Device, modes: readonly Mode[]): ReadonlySet<Device> {
  return new Set([own, ...modes.map((mode) => lookOf(mode).device)]);
}

/** Of the stories of a file, the one that stands for the component. */
export function overviewOf(names: readonly string[]): string | undefined {
  return names.find((name) => /^(?:All|Every) /.test(name)) ?? names[0];
}
