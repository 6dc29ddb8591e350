import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { localeOf } from '@partshop/features/core';
import { StorySettingsContext } from '@partshop/features/core/testing';
import { createPartnerTheme, partnerThemeCss } from '@partshop/ui';
import { PARTNER_SAMPLES } from '@partshop/ui/theme-samples';
import type { StoryGlobals } from './globals.ts';
import { USERS } from './users.ts';

export type StageProps = {
  globals: StoryGlobals;
  /** On a docs page the settings apply to an element around the story; in the canvas they apply to the whole document. */
  isInDocs: boolean;
  children: ReactNode;
};

const partnerCss = partnerThemeCss("[data-theme='partner']", createPartnerTheme(PARTNER_SAMPLES.Kiln));

/** Sets language, direction, theme and density as the shop's document does, and gives screens the current user. */
export function Stage({ globals, isInDocs, children }: StageProps): ReactElement {
  const { locale, direction, theme, density, currentUser } = globals;
  const { tag, direction: own } = localeOf(locale);
  const dir = direction === 'locale' ? own : direction;
  const shown = theme === 'system' ? undefined : theme;
  useLayoutEffect(() => {
    const { documentElement } = document;
    // The text of docs pages is dark on white, whatever theme the toolbar sets.
    documentElement.lang = isInDocs ? 'en' : tag;
    documentElement.dir = isInDocs ? 'ltr' : dir;
    setData('theme', isInDocs ? 'light' : shown);
    setData('density', isInDocs ? 'comfortable' : density);
  }, [tag, dir, shown, density, isInDocs]);
  // A screen creates its store once, so another language or current user mounts the screen anew.
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
