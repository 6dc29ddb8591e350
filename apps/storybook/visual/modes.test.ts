import { describe, expect, it } from 'vitest';
import { devicesOf, lookOf, modeOf, modesOf, overviewOf, type PhotographedStory } from './modes.ts';

const modes = (story: Partial<PhotographedStory>) =>
  modesOf({ id: 'feedback-alert--info', own: 'light', isOverview: false, visual: undefined, ...story });

describe('the modes of a story', () => {
  it('are one where nothing speaks for more', () => {
    expect(modes({})).toEqual(['light']);
  });

  it('are what the story is about', () => {
    expect(modes({ own: 'phone-rtl', isOverview: true })).toEqual(['phone-rtl']);
  });

  it('are more for the story that stands for its component', () => {
    expect(modes({ isOverview: true })).toEqual(['light', 'dark', 'forced-colors']);
    expect(modes({ id: 'screens-basket--loaded', isOverview: true })).toEqual(['light', 'dark', 'rtl', 'phone']);
  });

  it('tell on which devices the story is rendered', () => {
    expect([...devicesOf('desktop', ['light', 'phone'])]).toEqual(['desktop', 'phone']);
    expect([...devicesOf('phone', ['phone'])]).toEqual(['phone']);
    expect([...devicesOf('desktop', [])]).toEqual(['desktop']);
  });

  it('show every control in forced colours', () => {
    expect(modes({ id: 'controls-switch--disabled' })).toEqual(['light', 'forced-colors']);
  });

  it('are what the story says, or none', () => {
    expect(modes({ visual: { modes: ['phone-dark'] }, own: 'rtl' })).toEqual(['phone-dark']);
    expect(modes({ visual: false, isOverview: true })).toEqual([]);
  });
});

describe('the name of a mode', () => {
  it('leads to its look and back', () => {
    const names = ['light', 'dark', 'rtl', 'phone', 'phone-rtl-dark', 'rtl-contrast', 'partner'] as const;
    expect(names.map((name) => modeOf(lookOf(name)))).toEqual(names);
    expect(lookOf('phone-rtl-dark')).toEqual({ theme: 'dark', direction: 'rtl', device: 'phone', forcedColors: false });
    expect(lookOf('forced-colors').forcedColors).toBe(true);
  });
});

describe('the story that stands for a component', () => {
  it('is the one of all variants, or the first', () => {
    expect(overviewOf(['Primary', 'All Variants', 'Disabled'])).toBe('All Variants');
    expect(overviewOf(['Info', 'Allowance'])).toBe('Info');
  });
});
