import type { GoodCard } from '@partshop/api-client';
import { PartImage } from '@partshop/ui';
import { toPictureSource } from './picture.ts';

type ArticlePictureProps = {
  /** An article with its picture; without one a drawing of its category is shown. */
  of: Pick<GoodCard, 'image' | 'categoryUrl'>;
  /** How wide it is shown, as the attribute `sizes` of an image. */
  sizes: string;
  className?: string;
};

/** The picture of an article in a list, beside its name. */
export function ArticlePicture({ of: { image, categoryUrl }, ...rest }: ArticlePictureProps) {
  return <PartImage {...rest} picture={image && toPictureSource(image)} categoryUrl={categoryUrl} alt="" />;
}
