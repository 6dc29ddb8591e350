import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ProductCardFrameProps = ComponentPropsWithoutRef<'li'> & {
  /** The article's `ProductFacts`. */
  children: ReactNode;
  /** As in `ProductCard`. */
  terms?: ReactNode;
  /** As in `ProductCard`. */
  actions?: ReactNode;
};

/** A `ProductCard` whose facts are rendered apart from what changes while the card is shown. */
export const ProductCardFrame = forwardRef<HTMLLIElement, ProductCardFrameProps>(function ProductCardFrame(
  { terms, actions, className, children, ...rest },
  ref,
) {
  return (
    <li ref={ref} {...rest} className={classNames('ps-product', className)} data-ui="ProductCard">
      {children}
      <div className="ps-product-terms">{terms}</div>
      <div className="ps-product-action">{actions}</div>
    </li>
  );
});
