import { createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { Templates } from '#templates';
import { LocalizedContext, useLocalized, type Localized } from '../localization/localized.tsx';
import { FragmentsContext } from './page-fragments.ts';
import type { PlainProps } from './plain-props.ts';

/**
 * A part of a screen whose markup the server keeps: compiled once a variant and language, and filled with the texts of the next
 * visitor. An author writes an ordinary component and passes it what it shows as plain props; `texts` names those that are only
 * shown or put into attributes. Every other prop makes a variant and has to have few values. A compiled variant is compared with
 * what React renders for texts of several kinds; where one differs, React renders the component each time.
 *
 * Words and the language come from their hooks as everywhere. The store and the address do not: a part that asked for them
 * would keep what belongs to one visitor, so asking throws, in stories and tests as well. No `useId`: its ids are the page's.
 */
export function createFragment<Props extends PlainProps>(
  Component: ComponentType<Props>,
  texts: readonly (keyof Props & string)[] = [],
): ComponentType<Props> {
  /** By screen and language: a screen's styles come with the first render of each part. */
  const kept = new WeakMap<object, { markupOf: (props: Props) => string | null }>();

  function keptMarkup(scope: object, localized: Localized, props: Props): string | null {
    if (!Templates) return null;
    const templates = kept.get(scope) ?? new Templates<Props>((given) => localize(given, localized), texts);
    kept.set(scope, templates);
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
  return Part;
}
