import { css } from 'styled-components';
import { media } from '@partshop/ui';

/** The frame of a page of a client's or a seller's own: its blocks below each other. */
export const pageFrame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);
`;

/** A form that narrows what a page shows: `.filter`, with its fields beside each other. */
export const filterRules = css`
  & .filter {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: end;
  }

  ${media.narrow} {
    & .filter > * {
      flex: 1 1 8rem;
    }
  }
`;
