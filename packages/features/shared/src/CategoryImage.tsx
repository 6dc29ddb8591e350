import type { Category } from '@partshop/api-client';
import { PartImage } from '@partshop/ui';
import { toPictureSource } from './picture.ts';

type CategoryImageProps = {
  /** A category with its photograph; without one the drawing of its kind of part is shown. */
  of: Pick<Category, 'image' | 'categoryUrl'>;
  /** How wide it is shown, as the attribute `sizes` of an image. */
  sizes: string;
  className?: string;
};

/** The picture of a category, beside its name. */
export function CategoryImage({ of: { image, categoryUrl }, ...rest }: CategoryImageProps) {
  return <PartImage {...rest} picture={image && toPictureSource(image)} categoryUrl={categoryUrl} alt="" />;
}
