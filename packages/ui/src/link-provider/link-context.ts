import {
  type ComponentPropsWithoutRef,
  createContext,
  createElement,
  type ElementType,
  forwardRef,
  type RefAttributes,
  useContext,
} from 'react';

/** What a link is rendered with: the attributes of an `<a>`. */
export type LinkElementProps = ComponentPropsWithoutRef<'a'> & RefAttributes<HTMLAnchorElement>;

export type Links = {
  component: ElementType<LinkElementProps>;
  /** Follows a link that is no element: a suggestion of `SearchField` taken by Enter. */
  navigate: ((href: string) => void) | undefined;
};

export const LinkContext = createContext<Links>({ component: 'a', navigate: undefined });

/** A link to a page, as `LinkProvider` renders it. Links within the page and to other sites stay an `<a>`. */
export const PageLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function PageLink(props, ref) {
  // oxlint-disable-next-line react/refs -- hands the ref on, as JSX does
  return createElement(useContext(LinkContext).component, { ...props, ref });
});
