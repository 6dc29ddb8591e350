import { styled } from 'styled-components';
import { bareCheckboxRules, bareRules, media } from '@partshop/ui';
import { linesRules } from './basket-lines.styles.ts';
import { summaryRules } from './basket-summary.styles.ts';
import { boughtTogetherRules } from './bought-together.styles.ts';
import { tableRules } from './basket-table.styles.ts';
import { heldRules } from './held-groups.styles.ts';

/** Styles of the basket's page; all lines share one style. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  ${bareRules}
  ${bareCheckboxRules}
  ${linesRules}
  ${tableRules}
  ${summaryRules}
  ${heldRules}
  ${boughtTogetherRules}

  & .basket-content {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .basket-main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .basket-list {
    justify-self: start;
  }

  & [data-ui='EmptyState'] {
    --ps-state-text-size: 100%;
  }

  & .basket-search {
    inline-size: min(480px, 100%);
    margin-block-start: var(--ps-space-4);
    margin-inline: auto;
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .basket-content {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ps-space-4);
    }
  }
`;
