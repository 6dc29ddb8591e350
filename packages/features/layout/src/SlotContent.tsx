import { createElement, Fragment, type ComponentType, type ReactElement } from 'react';

/** What the features add to one place of the chrome, in their order. */
export const inOrder = (components: readonly ComponentType[]): ReactElement =>
  createElement(Fragment, null, ...components.map((Component) => createElement(Component)));
