import { describe, expect, it } from 'vitest';
import { devicesOf, lookOf, modeOf, modesOf, overviewOf, type PhotographedStory } from './modes.ts';

const modes = (story: Partial<PhotographedStory>) =>
  modesOf({ id: 'feedback-alert--info', own: 'light', isOverview: false, visual: undefined, ...story });

describe('the modes of a story', () => {
  it('are only `light` by default', () => {
    expect(modes({})).toEqual(['light']);
  });

  it("are the story's own theme, direction or device", () => {
    expect(modes({ own: 'phone-rtl', isOverview: true })).toEqual(['phone-rtl']);
  });

  it('include more for the overview of a component', () => {
    expect(modes({ isOverview: true })).toEqual(['light', 'dark', 'forced-colors']);
    const ofScreen = ['light', 'dark', 'rtl', 'phone', 'forced-colors'];
    expect(modes({ id: 'screens-basket--loaded', isOverview: true })).toEqual(ofScreen);
  });

  it('determine the devices that the story is rendered on', () => {
    expect([...devicesOf('desktop', ['light', 'phone'])]).toEqual(['desktop', 'phone']);
    expect([...devicesOf('phone', ['phone'])]).toEqual(['phone']);
    expect([...devicesOf('desktop', [])]).toEqual(['desktop']);
  });

  it('include forced colours for every control', () => {
    expect(modes({ id: 'controls-switch--disabled' })).toEqual(['light', 'forced-colors']);
  });

  it('are those that the story chooses, or none', () => {
    expect(modes({ visual: { modes: ['phone-dark'] }, own: 'rtl' })).toEqual(['phone-dark']);
    expect(modes({ visual: false, isOverview: true })).toEqual([]);
  });
});

describe('the name of a mode', () => {
  it('converts to a look and back', () => {
    const names = ['light', 'dark', 'rtl', 'phone', 'phone-rtl-dark', 'rtl-contrast', 'partner'] as const;
    expect(names.map((name) => modeOf(lookOf(name)))).toEqual(names);
    expect(lookOf('phone-rtl-dark')).toEqual({ theme: 'dark', direction: 'rtl', device: 'phone', forcedColors: false });
    expect(lookOf('forced-colors').forcedColors).toBe(true);
  });
});

describe('the overview of a component', () => {
  it('is the story of all variants, otherwise the first', () => {
    expect(overviewOf(['Primary', 'All Variants', 'Disabled'])).toBe('All Variants');
    expect(overviewOf(['Info', 'Allowance'])).toBe('Info');
  });
});
