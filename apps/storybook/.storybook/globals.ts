import type { Preview } from '@storybook/react-vite';
import type { LanguageCode } from '@partshop/api-client';
import { LOCALES, TRANSLATED_LANGUAGES, type UserRole } from '@partshop/features/core';

/** The settings of the toolbar. */
export type StoryGlobals = {
  locale: LanguageCode;
  direction: 'locale' | 'ltr' | 'rtl';
  theme: 'system' | 'light' | 'dark' | 'contrast' | 'partner';
  density: 'comfortable' | 'compact';
  currentUser: UserRole;
};

export const INITIAL_GLOBALS: StoryGlobals = {
  locale: 'ru',
  direction: 'locale',
  theme: 'light',
  density: 'comfortable',
  currentUser: 'anonymous',
};

type Tool = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Tool['toolbar']>['icon']>;

function tool(title: string, icon: Icon, items: Record<string, string>): Tool {
  const entries = Object.entries(items).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, dynamicTitle: true, items: entries } };
}

const translated = LOCALES.filter(({ code }) => TRANSLATED_LANGUAGES.includes(code));

export const GLOBAL_TYPES: Record<keyof StoryGlobals, Tool> = {
  locale: tool('Language', 'globe', Object.fromEntries(translated.map(({ code, name }) => [code, name]))),
  direction: tool('Direction', 'transfer', {
    locale: 'Direction of the language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  theme: tool('Theme', 'mirror', {
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    partner: 'Partner (a sample)',
    system: 'As the system',
  }),
  density: tool('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  currentUser: tool('User', 'user', {
    anonymous: 'Anonymous',
    retail: 'Retail',
    wholesale: 'Wholesale',
    seller: 'Seller',
    admin: 'Admin',
    editor: 'Localisation editor',
  }),
};

/** The widths that layouts are checked at; 780 px is the upper limit of the mobile layout (§5). */
export const VIEWPORTS = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  narrow: { name: 'Narrow, 780 px', styles: { width: '780px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
