import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { localeOf } from '@partshop/core';
import { StorySettingsContext } from '@partshop/core/testing';
import type { StoryGlobals } from './globals.ts';
import { VIEWERS } from './viewers.ts';

export type StageProps = { globals: StoryGlobals; children: ReactNode };

/** Sets the page as the shop's document would (language, direction, theme) and tells screens who looks at them. */
export function Stage({ globals, children }: StageProps): ReactElement {
  const { locale, direction, theme, viewer } = globals;
  const { tag, direction: own } = localeOf(locale);
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = tag;
    documentElement.dir = direction === 'locale' ? own : direction;
    if (theme === 'system') delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = theme;
  }, [tag, own, direction, theme]);
  // A screen's store is made once: another language or viewer is another visit.
  return (
    <StorySettingsContext key={`${locale} ${viewer}`} value={{ locale, viewer: VIEWERS[viewer] }}>
      {children}
    </StorySettingsContext>
  );
}
