import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { productGridRules } from './product-card.styles.ts';

export type ProductGridProps = ComponentPropsWithoutRef<'ul'>;

const Root = styled.ul`
  ${productGridRules}
`;

/**
 * A list of {@link ProductCard}s: columns of cards whose rows align, and on phones one compact card under the other. It has the
 * style of its cards and includes `bareRules`.
 */
export const ProductGrid = forwardRef<HTMLUListElement, ProductGridProps>(function ProductGrid(props, ref) {
  return <Root ref={ref} {...props} data-ui="ProductGrid" />;
});
