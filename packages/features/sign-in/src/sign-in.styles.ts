import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** A page with one narrow column in the middle: a heading and a card. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: var(--ps-space-5);
  justify-content: center;

  & [data-ui='EmptyState'] {
    --ps-state-text-size: 100%;
  }
`;

/** The content of a page's card or a dialog: forms, steps, notes. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);

  & .switch {
    display: grid;
  }

  & .switch > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  & .switch a {
    flex: 1;
  }

  & .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .lead {
    color: var(--ps-color-text-muted);
    line-height: var(--ps-leading-normal);
  }

  & .lead bdi {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & .field-and-link {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);
    justify-items: stretch;
  }

  & .field-and-link > a {
    justify-self: start;
  }

  & .login-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    justify-content: space-between;
  }

  & [data-ui='Form'] {
    --ps-form-action-flex: 1 1 auto;
  }

  & .resend {
    display: grid;
    align-items: center;
    justify-items: center;
    min-block-size: var(--ps-control-md);
  }

  & .resend-wait {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .code-other {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-1);
    justify-items: center;
  }

  & .bonus {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ps-space-1) var(--ps-space-3);
    padding: var(--ps-space-4);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-accent-soft);
    line-height: var(--ps-leading-snug);
  }

  & .bonus > svg {
    grid-row: span 2;
    color: var(--ps-color-accent-text);
    font-size: 1.75rem;
  }

  & .bonus > span {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .consent {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .refusal:focus {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  ${media.narrow} {
    gap: var(--ps-space-4);
  }
`;
