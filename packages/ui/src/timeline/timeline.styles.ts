import { css } from 'styled-components';

const MARK = '24px';

/** Vertical by default; horizontal if the container, not the window, is wide. */
export const timelineRules = css`
  container-type: inline-size;

  & > .ps-timeline {
    display: grid;
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
  }

  & li {
    position: relative;
    display: grid;
    grid-template-columns: ${MARK} minmax(0, 1fr);
    gap: var(--ps-space-3);
    padding-block-end: var(--ps-space-5);
  }

  & li:last-child {
    padding-block-end: 0;
  }

  /* The line to the next step; pale before a future step. */
  & li:not(:last-child)::before {
    position: absolute;
    inset-block: calc(${MARK} + 4px) 4px;
    inset-inline-start: calc(${MARK} / 2 - 1px);
    border: 0 solid var(--ps-color-accent-text);
    border-inline-start-width: 2px;
    content: '';
  }

  & li:not([data-state='done'])::before {
    border-color: var(--ps-color-line);
  }

  & .ps-timeline-mark {
    display: grid;
    place-items: center;
    inline-size: ${MARK};
    block-size: ${MARK};
    border: 2px solid var(--ps-color-line-strong);
    border-radius: 50%;
    background: var(--ps-color-surface);
    font-size: 0.6875rem;
  }

  & .ps-timeline-mark > svg {
    stroke-width: 3;
  }

  & [data-state='done'] > .ps-timeline-mark {
    border-color: var(--ps-color-accent-text);
    background: var(--ps-color-accent-soft);
    color: var(--ps-color-accent-text);
  }

  & [data-state='current'] > .ps-timeline-mark {
    border: 7px solid var(--ps-color-accent-text);
  }

  & [data-state='failed'] > .ps-timeline-mark {
    border-color: var(--ps-color-critical-text);
    background: var(--ps-color-critical-soft);
    color: var(--ps-color-critical-text);
  }

  & .ps-timeline-text {
    display: grid;
    gap: var(--ps-space-half);
    align-content: start;
    min-inline-size: 0;
    padding-block-start: 1px;
  }

  & .ps-timeline-title {
    font-weight: var(--ps-weight-medium);
    text-wrap: balance;
  }

  & [data-state='current'] .ps-timeline-title {
    font-weight: var(--ps-weight-strong);
  }

  & [data-state='upcoming'] .ps-timeline-title {
    color: var(--ps-color-text-muted);
  }

  & [data-state='failed'] .ps-timeline-title {
    color: var(--ps-color-critical-text);
  }

  & :is(.ps-timeline-time, .ps-timeline-description) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-timeline-description {
    text-wrap: pretty;
  }

  @container (min-width: 44rem) {
    &[data-direction='auto'] > .ps-timeline {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    &[data-direction='auto'] li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--ps-space-2);
      padding-block-end: 0;
      padding-inline-end: var(--ps-space-5);
    }

    &[data-direction='auto'] li:not(:last-child)::before {
      inset-block: calc(${MARK} / 2 - 1px) auto;
      inset-inline: calc(${MARK} + 8px) 8px;
      border-width: 2px 0 0;
    }
  }

  @media (forced-colors: active) {
    & [data-state='current'] > .ps-timeline-mark {
      border-color: Highlight;
    }
  }
`;
