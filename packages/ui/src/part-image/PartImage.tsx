import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { partDrawings } from './part-drawings.tsx';
import { partKindOf } from './part-kind.ts';

export type PartImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The category in the article's URL, which decides the drawing: "oil-filters". */
  categoryUrl?: string | null | undefined;
  /** The alternative text; empty if a text beside it says the same. */
  alt: string;
};

const Root = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-sunken);
  color: var(--ps-color-text-muted);

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

/** Replaces a missing photograph of an article by a line drawing of its kind. The parent sets the width. */
export const PartImage = forwardRef<HTMLSpanElement, PartImageProps>(function PartImage(
  { categoryUrl, alt, ...rest },
  ref,
) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Root ref={ref} {...rest} {...meaning} data-ui="PartImage">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {partDrawings[partKindOf(categoryUrl)]}
      </svg>
    </Root>
  );
});
