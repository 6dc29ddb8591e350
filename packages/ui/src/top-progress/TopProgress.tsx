import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../media.ts';

export type TopProgressProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  isPending: boolean;
  /** The accessible name: "Loading the page". */
  label: string;
};

/**
 * Fast at first, then slower and slower, because the duration is unknown. Animates a transform, which needs no repaint and so does
 * not delay the page that is loading.
 */
const advance = keyframes`
  0% { transform: scaleX(0); }
  20% { transform: scaleX(0.45); }
  60% { transform: scaleX(0.8); }
  100% { transform: scaleX(0.96); }
`;

const Root = styled.div`
  position: fixed;
  z-index: var(--ps-layer-progress);
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--ps-motion-base) var(--ps-motion-base);

  &::before {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--ps-color-signal);
    content: '';
    transform-origin: left;
  }

  &:dir(rtl)::before {
    transform-origin: right;
  }

  &[data-running] {
    opacity: 1;
    transition-delay: 150ms;
  }

  ${media.moving} {
    &[data-running]::before {
      animation: ${advance} 8s 150ms both ease-out;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** A progress line at the top edge while the next page loads. Appears only after 150 ms. */
export const TopProgress = forwardRef<HTMLDivElement, TopProgressProps>(function TopProgress(
  { isPending, label, ...rest },
  ref,
) {
  const progress = isPending
    ? { role: 'progressbar', 'aria-label': label, 'data-running': '' }
    : { 'aria-hidden': true };
  return <Root ref={ref} {...rest} {...progress} data-ui="TopProgress" />;
});
