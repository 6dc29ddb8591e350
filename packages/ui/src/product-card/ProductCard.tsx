import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ArticleName } from '../article-name/ArticleName.tsx';
import { ProductCardFrame } from './ProductCardFrame.tsx';

export type ProductFactsProps = {
  maker: string;
  /** The part number in its maker's notation. */
  number: string;
  /** The page of the article, which the whole card links to. */
  href: string;
  /** What the part is: "Oil filter". */
  name: ReactNode;
  /** A photograph, or a drawing such as `PartImage`. The card sets its size. */
  picture: ReactNode;
  /** The mark of the maker, where makers are to choose from: a decoration at the end of the picture. */
  mark?: ReactNode;
  /** The price, or in `<small>` the text that there is none. */
  price: ReactNode;
  /** The element of the title, by the page's outline. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'h4' | undefined;
};

export type ProductCardProps = Omit<ComponentPropsWithoutRef<'li'>, 'children'> &
  ProductFactsProps & {
    /** Facts about the offer: when it arrives, how many offers there are. Each is an element. */
    terms?: ReactNode;
    /** A button that buys, above the card's link. A stepper of the same height may take its place. */
    actions?: ReactNode;
    /** Small square buttons over the corner of the picture, such as one for a wish list; a pressed one is `aria-pressed`. */
    tools?: ReactNode;
  };

/** An article in a {@link ProductGrid}: what it is, what it costs, when it comes, and a button. */
export const ProductCard = forwardRef<HTMLLIElement, ProductCardProps>(function ProductCard(
  { maker, number, href, name, picture, mark, price, headingAs, ...rest },
  ref,
) {
  return (
    <ProductCardFrame cardRef={ref} {...rest}>
      <ProductFacts {...{ maker, number, href, name, picture, mark, price, headingAs }} />
    </ProductCardFrame>
  );
});

/** What a card says of an article, for a {@link ProductCardFrame}: a function of its properties, so that a server can cache its markup. */
export function ProductFacts({
  maker,
  number,
  href,
  name,
  picture,
  mark,
  price,
  headingAs: Heading = 'h3',
}: ProductFactsProps) {
  return (
    <>
      <div className="ps-product-picture">{picture}</div>
      {mark ? <div className="ps-product-mark">{mark}</div> : null}
      <Heading className="ps-product-title">
        <a href={href} data-card-link>
          <ArticleName maker={maker} number={number} />
        </a>
      </Heading>
      <p className="ps-product-name">{name}</p>
      <div className="ps-product-price">{price}</div>
    </>
  );
}
