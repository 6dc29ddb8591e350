import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { localeOf } from '@partshop/features/core';
import { StorySettingsContext } from '@partshop/features/core/testing';
import { createPartnerTheme, partnerThemeCss } from '@partshop/ui';
import { PARTNER_SAMPLES } from '@partshop/ui/theme-samples';
import type { StoryGlobals } from './globals.ts';
import { USERS } from './users.ts';

export type StageProps = {
  globals: StoryGlobals;
  /** On a page of docs a story stands among texts and other stories: it sets a part of the page, not the page. */
  isInDocs: boolean;
  children: ReactNode;
};

const partnerCss = partnerThemeCss("[data-theme='partner']", createPartnerTheme(PARTNER_SAMPLES.Kiln));

/** Sets the page as the shop's document would (language, direction, theme, density) and tells screens who looks at them. */
export function Stage({ globals, isInDocs, children }: StageProps): ReactElement {
  const { locale, direction, theme, density, currentUser } = globals;
  const { tag, direction: own } = localeOf(locale);
  const dir = direction === 'locale' ? own : direction;
  const shown = theme === 'system' ? undefined : theme;
  useLayoutEffect(() => {
    const { documentElement } = document;
    // The texts of docs are dark on white whatever the toolbar says.
    documentElement.lang = isInDocs ? 'en' : tag;
    documentElement.dir = isInDocs ? 'ltr' : dir;
    setData('theme', isInDocs ? 'light' : shown);
    setData('density', isInDocs ? 'comfortable' : density);
  }, [tag, dir, shown, density, isInDocs]);
  // A screen's store is made once: another language or current user is another visit.
  return (
    <StorySettingsContext key={`${locale} ${currentUser}`} value={{ locale, currentUser: USERS[currentUser] }}>
      {theme === 'partner' ? <style>{partnerCss}</style> : null}
      {isInDocs ? (
        <div
          lang={tag}
          dir={dir}
          data-theme={shown ?? ''}
          data-density={density}
          style={{ ...DOCS_GROUND, ...(shown ? {} : { colorScheme: 'light dark' }) }}
        >
          {children}
        </div>
      ) : (
        children
      )}
    </StorySettingsContext>
  );
}

const DOCS_GROUND = { padding: 16, borderRadius: 8, background: 'var(--ps-color-canvas)' };

function setData(name: 'theme' | 'density', value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
