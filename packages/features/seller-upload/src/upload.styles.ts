import { styled } from 'styled-components';
import { actRules, pageFrame } from '@partshop/features/shared';
import { media } from '@partshop/ui';

/** The form for a file and the history; or one upload: its counts, tables and forms below each other. */
export const UploadPage = styled.div`
  ${pageFrame}

  & h2 {
    font-size: var(--ps-type-lg);
    overflow-wrap: anywhere;
  }

  & h3 {
    font-size: var(--ps-type-md);
  }

  & :is(.types, .uploads) {
    padding: 0;
    list-style: none;
  }

  & .types {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & :is(.new-upload, .apply, .busy) {
    max-inline-size: 40rem;
  }

  & :is(.part, .busy) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .busy > a {
    justify-self: start;
  }

  /* An address is written from left to right, and stands where other texts begin. */
  & .uploads bdi {
    justify-self: start;
  }

  /* Longer than a phone is wide. */
  & .mail-address {
    justify-self: start;
    min-inline-size: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & .source-fault {
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
  }

  & .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: var(--ps-space-3);
    align-items: start;
  }

  & .uploads > li {
    display: grid;
    gap: var(--ps-space-1);
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .upload-name,
  & .upload-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-items: center;
  }

  & .counts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: var(--ps-space-3);
    margin: 0;
  }

  & .counts dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .counts dd {
    margin: 0;
    font-weight: var(--ps-weight-strong);
    font-size: var(--ps-type-lg);
    font-variant-numeric: tabular-nums;
  }

  & .counts [data-none] dd {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  & table {
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & :is(th, td) {
    padding: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    font-weight: normal;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  /* The columns of the tables stand below each other. */
  & .offers {
    table-layout: fixed;
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }

  & .offers thead th {
    overflow-wrap: normal;
  }

  & .offers thead th:first-child {
    inline-size: 5rem;
  }

  & .offers thead th:nth-child(3) {
    inline-size: 30%;
  }

  & .offers thead th:nth-child(4) {
    inline-size: 20%;
  }

  & .offers caption {
    padding-block-end: var(--ps-space-1);
    font-weight: var(--ps-weight-strong);
    text-align: start;
  }

  & .offers thead th,
  & .offers tfoot td {
    color: var(--ps-color-text-muted);
  }

  & .cross-other {
    display: grid;
    justify-items: start;
    gap: var(--ps-space-1);
  }

  & .photo-address {
    overflow-wrap: anywhere;
  }

  & .change del {
    color: var(--ps-color-text-muted);
  }

  & .change ins {
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .sheet {
    overflow-x: auto;
  }

  & .sheet :is(th, td) {
    min-inline-size: 9rem;
  }

  & .refused-row {
    display: grid;
    gap: var(--ps-space-2);
    min-inline-size: 0;
    margin: 0;
    padding: var(--ps-space-3);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
  }

  & .refused-row legend {
    padding-inline: var(--ps-space-1);
    font-weight: var(--ps-weight-strong);
  }

  & .cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    gap: var(--ps-space-3);
    align-items: start;
  }

  ${actRules}

  ${media.narrow} {
    & .offers :is(th, td) {
      padding-inline: var(--ps-space-1);
    }

    & .offers thead th:first-child {
      inline-size: 4rem;
    }

    & .offers thead th:nth-child(4) {
      inline-size: 6rem;
    }

    & .cells {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
