/** How a story is shown in a picture: theme, direction, device, forced colours. */
export type Look = {
  theme: Theme;
  direction: 'ltr' | 'rtl';
  device: Device;
  /** Whether the browser emulates the system's forced colours. */
  forcedColors: boolean;
};

/** A wide window with a mouse, or a narrow one with a touch screen. */
export type Device = 'desktop' | 'phone';

/** `partner` is only for stories that set it themselves, because they bring its style sheet. */
export type Theme = 'light' | (typeof OTHER_THEMES)[number];
const OTHER_THEMES = ['dark', 'contrast', 'partner'] as const;

type Frame = 'phone' | 'rtl' | 'phone-rtl';
type OtherTheme = (typeof OTHER_THEMES)[number];

/** The name of a look; plain `light` is a desktop, left to right. */
export type Mode = 'light' | OtherTheme | Frame | `${Frame}-${OtherTheme}` | 'forced-colors';

/** `parameters.visual` of a story or of a whole file; false takes no pictures. */
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

/** The mode of the theme, direction and device that a story sets itself. */
export function modeOf({ theme, direction, device }: Omit<Look, 'forcedColors'>): Mode {
  const parts = [device === 'phone' && device, direction === 'rtl' && direction, theme !== 'light' && theme];
  return (parts.filter((part) => part !== false).join('-') || 'light') as Mode;
}

export type PhotographedStory = {
  /** Storybook's id, such as `controls-button--primary`. */
  id: string;
  own: Mode;
  /** Whether the story stands for its component: the story of all variants, otherwise the first. */
  isOverview: boolean;
  visual: VisualParameter | undefined;
};

/**
 * The modes that a story is photographed in. `parameters.visual` decides; otherwise a story that sets its own theme, direction or
 * device gets that mode alone, and any other story gets `light`. The overview also gets `dark`, and `rtl` and `phone` if it is a
 * screen. Controls and overviews get `forced-colors`.
 */
export function modesOf({ id, own, isOverview, visual }: PhotographedStory): readonly Mode[] {
  if (visual === false) return [];
  if (visual) return visual.modes;
  if (own !== 'light') return [own];
  const isScreen = id.startsWith('screens-');
  const modes: Mode[] = ['light'];
  if (isOverview) modes.push('dark');
  if (isOverview && isScreen) modes.push('rtl', 'phone');
  if (id.startsWith('controls-') || isOverview) modes.push('forced-colors');
  return modes;
}

/** The devices that a story is rendered on: its own and those of its modes. */
export function devicesOf(own: Device, modes: readonly Mode[]): ReadonlySet<Device> {
  return new Set([own, ...modes.map((mode) => lookOf(mode).device)]);
}

/** The name of the story that stands for the component, among the stories of a file. */
export function overviewOf(names: readonly string[]): string | undefined {
  return names.find((name) => /^(?:All|Every) /.test(name)) ?? names[0];
}
