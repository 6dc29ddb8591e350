import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const SwitchFrame = styled.div`
  display: grid;
  gap: var(--ps-space-5);

  .switch-rules {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-wrap: pretty;
  }

  .switch-search {
    display: flex;
    gap: var(--ps-space-3);
    align-items: flex-end;
  }

  .switch-query {
    flex: 1;
    min-inline-size: 0;
  }

  .switch-found {
    display: grid;
    gap: var(--ps-space-2);
  }

  .switch-count {
    min-block-size: 1lh;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  .switch-none {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  ${media.narrow} {
    .switch-search {
      flex-direction: column;
      align-items: stretch;
    }

    .switch-query {
      flex: none;
    }
  }
`;
