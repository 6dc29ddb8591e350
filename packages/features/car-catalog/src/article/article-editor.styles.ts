import { styled } from 'styled-components';
import { proseRules } from '@partshop/features/rich-text';
import { media } from '@partshop/ui';

export const ConflictFrame = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ps-space-5);

  ${proseRules}

  & > p {
    grid-column: 1 / -1;
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    align-content: start;
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .conflict-whose {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .conflict-none {
    color: var(--ps-color-text-muted);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
