import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { cardRules } from './card.styles.ts';

export type CardProps = ComponentPropsWithoutRef<'div'> & {
  /** The element, by the page's outline. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | undefined;
};

const Root = styled.div`
  ${cardRules}
`;

/**
 * A surface for one thing. A link inside with `data-card-link` makes the whole card its target; other controls stay above it. Use
 * `as="li"` if the parent is a list.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ padding = 'medium', children, ...rest }, ref) {
  return (
    <Root ref={ref as ForwardedRef<HTMLDivElement>} {...rest} data-ui="Card" data-padding={padding}>
      {children}
    </Root>
  );
});
