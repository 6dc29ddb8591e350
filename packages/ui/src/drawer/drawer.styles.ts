import { css } from 'styled-components';
import { modalRules } from '../modal/modal.styles.ts';

export const drawerRules = css`
  ${modalRules}
  --ps-modal-away: -100% 0;

  inset-inline: 0 auto;
  inline-size: 360px;
  max-inline-size: calc(100% - var(--ps-space-12));
  block-size: 100dvb;
  max-block-size: none;
  border-block: 0;
  border-inline-start: 0;

  &[data-side='end'] {
    --ps-modal-away: 100% 0;

    inset-inline: auto 0;
    border-inline: 1px solid var(--ps-color-line);
    border-inline-end: 0;
  }

  &:dir(rtl) {
    --ps-modal-away: 100% 0;
  }

  &[data-side='end']:dir(rtl) {
    --ps-modal-away: -100% 0;
  }

  &[data-size='large'] {
    inline-size: 560px;
  }
`;
