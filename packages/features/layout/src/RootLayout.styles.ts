import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    margin-inline: auto;
    padding: var(--ps-space-6) var(--ps-page-gutter) var(--ps-space-16);
  }

  > main:focus {
    outline: none;
  }

  /* One line, of which no word may be lost. */
  .page-demo {
    padding: 2px var(--ps-page-gutter);
    background: var(--ps-color-attention-soft);
    color: var(--ps-color-attention-text);
    font-size: var(--ps-type-xs);
    line-height: var(--ps-leading-snug);
    text-align: center;
  }

  .page-offline {
    display: flex;
    /* In the flow, so that it covers no control of the header. */
    position: sticky;
    z-index: var(--ps-layer-toast);
    inset-block-start: 0;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--ps-space-2) var(--ps-space-3);
    padding: var(--ps-space-2) var(--ps-page-gutter);
    border-block-end: 1px solid var(--ps-color-attention-line);
    background: var(--ps-color-attention-soft);
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
  }

  .page-offline > svg {
    flex: none;
    color: var(--ps-color-attention-text);
  }

  .page-arrival {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* The header's links are a bar at the lower edge, and what else is fixed there keeps clear of it. */
  ${media.narrow} {
    html:has(&) {
      --ps-bottom-bar-size: calc(56px + env(safe-area-inset-bottom));

      scroll-padding-block-end: var(--ps-bottom-bar-size);
    }

    padding-block-end: var(--ps-bottom-bar-size);
  }
`;
