import { createElement, memo, useContext, type ComponentType, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { Templates } from '#templates';
import { LocalizedContext, useLocalized } from '../localization/localized.tsx';
import type { Localized } from '../localization/read-texts.ts';
import { FragmentsContext } from './page-fragments.ts';
import type { PlainProps } from './plain-props.ts';

/**
 * A fragment of a screen whose markup the server caches: compiled once per variant and language, then filled with texts. Write an
 * ordinary component with plain props; `texts` names the props that are only shown or put into attributes. Every other prop makes a
 * variant and must have few values. A compiled variant is compared with React's markup for several kinds of text; if they differ,
 * React renders the component every time.
 *
 * Texts and the language come from their hooks as everywhere. Reading the store or the address throws, in stories and tests too,
 * because the cache would show one visitor's data to others. No `useId`: its ids belong to the page.
 */
export function createFragment<Props extends PlainProps>(
  Component: ComponentType<Props>,
  texts: readonly (keyof Props & string)[] = [],
): ComponentType<Props> {
  /** By screen and language, because a screen's styles come with the first render of each fragment. */
  const cache = new WeakMap<object, { markupOf: (props: Props) => string | null }>();

  function keptMarkup(scope: object, localized: Localized, props: Props): string | null {
    if (!Templates) return null;
    const templates = cache.get(scope) ?? new Templates<Props>((given) => localize(given, localized), texts);
    cache.set(scope, templates);
    return templates.markupOf(props);
  }

  const localize = (props: Props, localized: Localized) => (
    <LocalizedContext value={localized}>{createElement(Component, props)}</LocalizedContext>
  );

  function Part(props: Props): ReactNode {
    const parts = useContext(FragmentsContext);
    const localized = useLocalized();
    const markup = parts && keptMarkup(parts.scope, localized, props);
    if (markup !== null) return parts?.place(markup);
    return (
      <ReactReduxContext value={null}>
        <LocationContext value={null as never}>{createElement(Component, props)}</LocationContext>
      </ReactReduxContext>
    );
  }
  Part.displayName = `Part(${Component.displayName ?? Component.name})`;
  // Most renders of the chrome leave the props of its fragments as they are.
  return memo(Part);
}
