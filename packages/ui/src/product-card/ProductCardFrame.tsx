import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

export type ProductCardFrameProps = ComponentPropsWithoutRef<'li'> & {
  /** The article's `ProductFacts`. */
  children: ReactNode;
  /** As in `ProductCard`. */
  terms?: ReactNode;
  /** As in `ProductCard`. */
  actions?: ReactNode;
  /** As in `ProductCard`. */
  tools?: ReactNode;
  cardRef?: Ref<HTMLLIElement>;
};

/** A `ProductCard` whose facts are rendered apart from what changes while the card is shown. */
export function ProductCardFrame({
  terms,
  actions,
  tools,
  className,
  children,
  cardRef,
  ...rest
}: ProductCardFrameProps) {
  return (
    <li ref={cardRef} {...rest} className={classNames('ps-product', className)} data-ui="ProductCard">
      {children}
      <div className="ps-product-terms">{terms}</div>
      <div className="ps-product-action">{actions}</div>
      {tools ? <div className="ps-product-tools">{tools}</div> : null}
    </li>
  );
}
