import type { OrderItem } from '@partshop/api-client';
import { DataText, useHref } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';

type Article = Pick<OrderItem, 'catalogKey' | 'catalogName' | 'catalogFullNumber' | 'productName'>;

/** An article of an order: a link to its price page, and its name. */
export function OrderedArticle({ of }: { of: Article }) {
  const href = useHref();
  return (
    <>
      <a className="ps-touch" href={href(paths.price.to(of.catalogKey, of.catalogFullNumber))}>
        <ArticleName maker={of.catalogName} number={of.catalogFullNumber} />
      </a>
      <span>
        <DataText>{of.productName}</DataText>
      </span>
    </>
  );
}
