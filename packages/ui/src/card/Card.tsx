import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { cardRules } from './card.styles.ts';

export type CardProps = ComponentPropsWithoutRef<'div'> & {
  /** The element: what the card is in its page's outline. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | undefined;
};

const Root = styled.div`
  ${cardRules}
`;

/**
 * A piece of surface. A link inside with `data-card-link` makes the whole card its target; other controls of the card stay
 * above it. With `as="li"` the parent is a list.
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { padding = 'medium', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="Card" data-padding={padding}>
      {children}
    </Root>
  );
});
