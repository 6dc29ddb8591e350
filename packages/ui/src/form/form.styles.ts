import { css } from 'styled-components';
import { media } from '../media.ts';

export const formRules = css`
  display: grid;
  gap: var(--ps-space-5);
  min-inline-size: 0;

  & > [data-ui='FormSection'] + [data-ui='FormSection'] {
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & > .ps-form-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    padding-block-start: var(--ps-space-1);
  }

  & > .ps-form-actions > * {
    flex: var(--ps-form-action-flex, 0 1 auto);
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.narrow} {
    & > .ps-form-actions > * {
      flex: var(--ps-form-action-flex, 1 1 100%);
    }
  }
`;

export const formSectionRules = css`
  min-inline-size: 0;

  /* A float moves the legend from the fieldset's border into its content. */
  & > .ps-form-legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-snug);
  }

  & > .ps-form-legend ~ * {
    clear: both;
  }

  & > .ps-form-description {
    padding-block-start: var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & > .ps-form-fields {
    display: grid;
    gap: var(--ps-space-4);
    align-items: start;
    padding-block-start: var(--ps-space-3);
  }

  ${media.wide} {
    &[data-columns='2'] > .ps-form-fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
