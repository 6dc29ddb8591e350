import { type ReactNode, useCallback, useState } from 'react';
import type { PictureSource } from './picture-source.ts';

export type PhotoProps = {
  picture: PictureSource;
  alt: string;
  /** How wide it is shown, as the attribute `sizes` of an image: "132px". */
  sizes: string;
  /** The page's main picture: loaded first. Any other is loaded when it comes near the window. */
  isPriority?: boolean | undefined;
  /** Shown in its place if it cannot be loaded. */
  fallback: ReactNode;
};

/** A photograph in the format and the size that suit the browser. */
export function Photo({ picture, alt, sizes, isPriority = false, fallback }: PhotoProps) {
  const { src, width, height, srcSet, avif } = picture;
  const [broken, setBroken] = useState<string>();
  // It may have failed before the scripts ran.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(image.src);
  }, []);
  if (broken !== undefined && broken.endsWith(src)) return fallback;
  return (
    <picture>
      {avif === undefined ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={check}
        {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        {...(srcSet === undefined ? {} : { srcSet, sizes })}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        onError={({ currentTarget }) => setBroken(currentTarget.src)}
      />
    </picture>
  );
}
