import { type ComponentPropsWithoutRef, createContext, type ElementType, type RefAttributes, useContext } from 'react';

/** What a link is rendered with: the attributes of an `<a>`. */
export type LinkElementProps = ComponentPropsWithoutRef<'a'> & RefAttributes<HTMLAnchorElement>;

export type Links = {
  component: ElementType<LinkElementProps>;
  /** Follows a link that is no element: a suggestion of `SearchField` taken by Enter. */
  navigate: ((href: string) => void) | undefined;
};

export const LinkContext = createContext<Links>({ component: 'a', navigate: undefined });

/** The element of links to pages. Links within the page and to other sites stay an `<a>`. */
export const useLinkElement = (): ElementType<LinkElementProps> => useContext(LinkContext).component;
