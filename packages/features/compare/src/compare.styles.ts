import { cardActionRules } from '@partshop/features/search';
import { bareRules } from '@partshop/ui';
import { styled } from 'styled-components';

/** The page, with the controls in the heads of its table. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  ${bareRules}
  ${cardActionRules}

  & .compare-hint {
    color: var(--ps-color-text-muted);
  }

  & .compare-name {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    line-height: var(--ps-leading-snug);
  }
`;
