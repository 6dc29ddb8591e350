import { type ElementType, type ReactNode, useMemo } from 'react';
import { LinkContext, type LinkElementProps } from './link-context.ts';

export type LinkProviderProps = {
  /**
   * Renders every link to a page of the components inside: a component that takes the attributes and the ref of an `<a>`, such as
   * that of Next, or one around that of React Router.
   */
  component: ElementType<LinkElementProps>;
  /** Follows a link that is no element, as `router.push` does: a suggestion of `SearchField`. Without it the browser loads the page. */
  navigate?: ((href: string) => void) | undefined;
  children?: ReactNode;
};

/** Lets a router follow the links of our components. Without it they are plain links. */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, navigate }), [component, navigate]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}
