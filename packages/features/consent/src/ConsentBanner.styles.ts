import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { media } from '@partshop/ui';

const arrive = keyframes`from { translate: 0 100%; }`;

/** A press meant for the page must not answer a banner that has just appeared under the pointer: it goes through to the page. */
const settle = keyframes`from, to { pointer-events: none; }`;
const settling = css`
  ${settle} 0.6s
`;

/**
 * While the banner is shown, messages appear above it, and nothing else floats over the page. Its height in pixels is written in the
 * rule: as a custom property of the page it would style every element of the page again.
 */
export const AboveBanner = createGlobalStyle<{ $size: number }>`
  body [data-ui='ToastRegion'] {
    inset-block-end: calc(var(--ps-space-3) + var(--ps-bottom-bar-size, 0px) + ${({ $size }) => `${$size}px`});
  }

  body [data-ui='BackToTop'] {
    display: none;
  }
`;

export const Banner = styled.section`
  position: fixed;
  z-index: var(--ps-layer-overlay);
  inset-block-end: var(--ps-bottom-bar-size, 0px);
  inset-inline: 0;
  max-block-size: 60dvb;
  overflow: auto;
  border-block-start: 1px solid var(--ps-color-line);
  background: var(--ps-color-raised);
  box-shadow: var(--ps-shadow-lg);
  animation: ${settling};

  & .consent-row {
    position: relative;
    display: flex;
    gap: var(--ps-space-3) var(--ps-space-8);
    align-items: center;
    max-inline-size: var(--ps-page-width);
    margin-inline: auto;
    padding-block: var(--ps-space-3);
    padding-inline: var(--ps-page-gutter);
  }

  & .consent-text {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .consent-title {
    font-size: var(--ps-type-sm);
    letter-spacing: normal;
  }

  & .consent-text > p {
    max-inline-size: 100ch;
    color: var(--ps-color-text-muted);
  }

  & .consent-text strong {
    color: var(--ps-color-text);
  }

  & .consent-answers {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--ps-space-3);
  }

  ${media.narrow} {
    & .consent-row {
      flex-direction: column;
      align-items: stretch;
    }

    &[data-closable] .consent-title {
      padding-inline-end: var(--ps-space-12);
    }

    & .consent-close {
      position: absolute;
      inset-block-start: var(--ps-space-2);
      inset-inline-end: var(--ps-space-2);
    }
  }

  ${media.moving} {
    animation:
      ${arrive} var(--ps-motion-slow) var(--ps-motion-ease),
      ${settling};
  }

  @media print {
    display: none;
  }
`;
