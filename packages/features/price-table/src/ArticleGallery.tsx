import { useLocale, useTexts } from '@partshop/features/core';
import { toPictureSource } from '@partshop/features/shared';
import { Gallery } from '@partshop/ui';
import { messages } from './price-table.messages.ts';
import type { ShownPage } from './shown-page.ts';

/** As wide as the styles make the main picture. */
const SIZES = '(max-width: 780px) 112px, (max-width: 1080px) 140px, 200px';

/** The article's pictures, or a drawing of its kind. */
export function ArticleGallery({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  const article = `${page.catalogName} ${page.catalogFullNumber}, ${page.productName}`;
  return (
    <Gallery
      className="price-image"
      label={article}
      items={page.images.map((image) => ({ ...toPictureSource(image), alt: image.alt || article }))}
      categoryUrl={page.categoryUrl}
      sizes={SIZES}
      locale={locale}
      texts={{
        open: t('photoOpen'),
        list: t('photos'),
        place: (number, count) => t('photoPlace', { number, count }),
        previous: t('photoPrevious'),
        next: t('photoNext'),
        zoomIn: t('photoZoomIn'),
        zoomOut: t('photoZoomOut'),
        keys: t('photoKeys'),
        close: t('photoClose'),
      }}
    />
  );
}
