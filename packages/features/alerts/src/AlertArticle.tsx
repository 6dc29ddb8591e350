import type { ArticleAlert } from '@partshop/api-client';
import { DataText, useHref } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';

type AlertArticleProps = {
  of: Pick<ArticleAlert, 'catalogKey' | 'catalogName' | 'catalogFullNumber' | 'clearNumber' | 'productName'>;
};

/** The article that an alert is about, as a link to its page. */
export function AlertArticle({
  of: { catalogKey, catalogName, catalogFullNumber, clearNumber, productName },
}: AlertArticleProps) {
  const href = useHref();
  return (
    <p>
      <a className="ps-touch" href={href(paths.price.to(catalogKey, clearNumber))}>
        <ArticleName maker={catalogName} number={catalogFullNumber} />
      </a>
      <br />
      <DataText>{productName}</DataText>
    </p>
  );
}
