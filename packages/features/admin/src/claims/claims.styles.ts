import { styled } from 'styled-components';
import { pageFrame } from '@partshop/features/shared';

export const ClaimsRoot = styled.div`
  ${pageFrame}

  & h2 {
    font-size: var(--ps-type-lg);
    overflow-wrap: anywhere;
  }

  & .types {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .claims {
    padding: 0;
    list-style: none;
  }

  & .claims > li {
    --ps-form-action-flex: 0 1 auto;

    display: grid;
    gap: var(--ps-space-1);
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .claim {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-items: center;
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;
