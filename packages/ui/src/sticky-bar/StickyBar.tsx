import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../media.ts';
import { usePlaceOf } from './use-place-of.ts';

export type StickyBarProps = ComponentPropsWithoutRef<'div'> & {
  /** What the button is about, shown before it: a price, a total. */
  children: ReactNode;
  /** The page's primary action. */
  actions: ReactNode;
  /** The action on the page that the bar repeats: the bar hides while it is on the screen. */
  standsFor?: RefObject<Element | null> | undefined;
  /**
   * Where the bar is on a wide screen: nowhere, or at the upper edge, `--ps-top-bar-size` high, once `standsFor` is above the screen.
   * @default 'none'
   */
  wide?: 'none' | 'top' | undefined;
};

const Root = styled.div`
  display: none;

  ${media.narrow} {
    position: sticky;
    z-index: var(--ps-layer-sticky);
    inset-block-end: var(--ps-bottom-bar-size, 0px);
    display: flex;
    gap: var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
    padding-block-start: var(--ps-space-2);
    padding-block-end: max(var(--ps-space-2), env(safe-area-inset-bottom, 0px) - var(--ps-bottom-bar-size, 0px));
    isolation: isolate;

    /* From edge to edge of the screen, although the page has a gutter. */
    &::before {
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline: calc(-1 * var(--ps-page-gutter));
      border-block-start: 1px solid var(--ps-color-line);
      background: var(--ps-color-raised);
      box-shadow: var(--ps-shadow-md);
      content: '';
    }

    & > .ps-sticky-actions {
      display: grid;
      flex: 0 1 auto;
      min-inline-size: 50%;
    }
  }

  & > .ps-sticky-about {
    min-inline-size: 0;
    line-height: var(--ps-leading-tight);
  }

  &[data-target='seen'] {
    visibility: hidden;
  }

  ${media.wide} {
    &[data-wide='top'] {
      position: fixed;
      z-index: var(--ps-layer-sticky);
      inset-block-start: 0;
      inset-inline: 0;
      display: flex;
      gap: var(--ps-space-6);
      align-items: center;
      justify-content: space-between;
      block-size: var(--ps-top-bar-size, 56px);
      padding-inline: max(var(--ps-page-gutter), (100% - var(--ps-page-width)) / 2);
      border-block-end: 1px solid var(--ps-color-line);
      background: var(--ps-color-raised);
      box-shadow: var(--ps-shadow-md);
    }

    &[data-wide='top'] > .ps-sticky-about {
      flex: 1;
    }

    &[data-target='below'] {
      visibility: hidden;
    }
  }

  /* So little room belongs to the page. */
  @media (max-height: 400px) {
    &[data-wide] {
      display: none;
    }
  }

  @media print {
    &[data-wide] {
      display: none;
    }
  }
`;

/**
 * The page's primary action within reach of the thumb: a bar at the lower edge of a phone, above `--ps-bottom-bar-size`, and at
 * the upper edge of a wide screen, or nothing there. It is the last child of the content that it is about, and rests there when the content ends.
 */
export const StickyBar = forwardRef<HTMLDivElement, StickyBarProps>(function StickyBar(
  { children, actions, standsFor, wide = 'none', ...rest },
  ref,
) {
  const place = usePlaceOf(standsFor);
  return (
    <Root ref={ref} {...rest} data-ui="StickyBar" data-wide={wide} data-target={place}>
      <div className="ps-sticky-about">{children}</div>
      <div className="ps-sticky-actions">{actions}</div>
    </Root>
  );
});
