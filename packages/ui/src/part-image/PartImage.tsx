import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { partDrawings } from './part-drawings.tsx';
import { partKindOf } from './part-kind.ts';
import { Photo } from './Photo.tsx';
import { PHOTO_GROUND, type PictureSource } from './picture-source.ts';

export type PartImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The photograph; without one a line drawing of the kind of part is shown. */
  picture?: PictureSource | null | undefined;
  /** The category in the article's URL, which decides the drawing: "oil-filters". */
  categoryUrl?: string | null | undefined;
  /** The alternative text; empty if a text beside it says the same. */
  alt: string;
  /** How wide the photograph is shown, as the attribute `sizes` of an image. @default '132px' */
  sizes?: string | undefined;
  /** The page's main picture is loaded first, any other when it comes near the window. */
  isPriority?: boolean | undefined;
};

const Root = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-sunken);
  color: var(--ps-color-text-muted);

  &:has(> picture) {
    background: ${PHOTO_GROUND};
  }

  & > picture {
    display: contents;
  }

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    color: transparent;
  }

  & > svg {
    inline-size: 68%;
    block-size: 68%;
    overflow: visible;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  & .ps-part-body {
    fill: var(--ps-color-surface);
  }

  & .ps-part-hole {
    fill: var(--ps-color-sunken);
  }

  & .ps-part-detail {
    stroke-width: 1.5;
    opacity: 0.5;
  }
`;

/**
 * A square picture of an article: its photograph, on white in every theme, or a line drawing of its kind where there is none. The
 * parent sets the width.
 */
export const PartImage = forwardRef<HTMLSpanElement, PartImageProps>(function PartImage(
  { picture, categoryUrl, alt, sizes = '132px', isPriority, ...rest },
  ref,
) {
  const drawing = (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {partDrawings[partKindOf(categoryUrl)]}
    </svg>
  );
  const meaning = alt === '' ? { 'aria-hidden': true } : picture ? {} : { role: 'img', 'aria-label': alt };
  return (
    <Root ref={ref} {...rest} {...meaning} data-ui="PartImage">
      {picture ? <Photo {...{ picture, alt, sizes, isPriority }} fallback={drawing} /> : drawing}
    </Root>
  );
});
