import { css } from 'styled-components';
import { media } from '../media.ts';
import { modalRules } from '../modal/modal.styles.ts';

export const dialogRules = css`
  ${modalRules}
  --ps-modal-away: 0 var(--ps-space-3);

  inline-size: 560px;
  max-inline-size: calc(100% - 2 * var(--ps-page-gutter));
  max-block-size: calc(100dvb - 2 * var(--ps-page-gutter));
  border-radius: var(--ps-radius-lg);

  &[data-size='small'] {
    inline-size: 420px;
  }

  &[data-size='large'] {
    inline-size: 880px;
  }

  /* A sheet at the lower edge, near the thumb; a strip of the page stays free to click on. */
  ${media.narrow} {
    --ps-modal-away: 0 100%;

    inset-block-start: auto;
    inset-block-end: 0;
    border-block-end: 0;
    border-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[data-size] {
      inline-size: 100%;
      max-inline-size: 100%;
      max-block-size: calc(100dvb - var(--ps-space-12));
    }

    &:not(:has(.ps-modal-actions)) .ps-modal-body {
      padding-block-end: max(var(--ps-space-6), env(safe-area-inset-bottom));
    }
  }
`;
