import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../media.ts';

export type SkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** `text` is as high as `lines` lines; a `block` or a `circle` gets its size from `style`. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** @default 1 */
  lines?: number | undefined;
};

const breathe = keyframes`50% { opacity: 0.45; }`;

const Root = styled.div`
  display: grid;
  inline-size: 100%;

  & > span {
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-line);
  }

  &[data-shape='text'] > span {
    block-size: 0.7em;
    margin-block: calc((1lh - 0.7em) / 2);
  }

  &[data-shape='text'] > span:last-child:not(:first-child) {
    inline-size: 62%;
  }

  &[data-shape='block'] {
    min-block-size: var(--ps-space-16);
  }

  &[data-shape='block'] > span {
    border-radius: var(--ps-radius-md);
  }

  &[data-shape='circle'] {
    inline-size: var(--ps-space-10);
    aspect-ratio: 1;
  }

  &[data-shape='circle'] > span {
    border-radius: 50%;
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    & > span {
      background: GrayText;
      forced-color-adjust: none;
    }
  }

  ${media.moving} {
    & > span {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }
`;

/** A placeholder of the same size as the content that is loading. Hidden from screen readers: the page announces the loading. */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', lines = 1, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-hidden="true" {...rest} data-ui="Skeleton" data-shape={shape}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <span key={index} />
      ))}
    </Root>
  );
});
