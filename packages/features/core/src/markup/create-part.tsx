import { createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { ReactReduxContext } from 'react-redux';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { renderMarkup } from '#render-markup';
import { LocalizedContext, useLocalized, type Localized } from '../localization/localized.tsx';
import { PartsContext } from './page-parts.ts';
import { Templates, type PlainProps } from './templates.ts';

/**
 * A part of a screen whose markup the server keeps: rendered once a shape and language, and written from its pieces for the
 * next visitor. An author writes an ordinary component and passes it what it shows as plain props; `text` names those that are
 * only ever shown or put into attributes, every other decides the shape and has to have few values.
 *
 * Texts and the language come from their hooks as everywhere. The store and the address do not: a part that asked for them
 * would keep what belongs to one visitor, so asking throws, in stories and tests as well. No `useId`: its ids are the page's.
 */
export function createPart<Props extends PlainProps>(
  Component: ComponentType<Props>,
  text: readonly (keyof Props & string)[] = [],
): ComponentType<Props> {
  /** By screen and language: a screen's styles come with the first render of each part. */
  const kept = new WeakMap<object, Templates<Props>>();

  function templatesIn(scope: object, localized: Localized): Templates<Props> {
    const known = kept.get(scope);
    if (known) return known;
    const made = new Templates<Props>((props) => renderMarkup?.(closed(props, localized)) ?? '', text);
    kept.set(scope, made);
    return made;
  }

  const closed = (props: Props, localized: Localized) => (
    <LocalizedContext value={localized}>{createElement(Component, props)}</LocalizedContext>
  );

  function Part(props: Props): ReactNode {
    const parts = useContext(PartsContext);
    const localized = useLocalized();
    const write = parts && templatesIn(parts.scope, localized).writerOf([props]);
    if (write) return parts.place(write);
    return (
      <ReactReduxContext value={null}>
        <LocationContext value={null as never}>{createElement(Component, props)}</LocationContext>
      </ReactReduxContext>
    );
  }
  Part.displayName = `Part(${Component.displayName ?? Component.name})`;
  return Part;
}
