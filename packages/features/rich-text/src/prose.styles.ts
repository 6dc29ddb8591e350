import { css } from 'styled-components';
import { media } from '@partshop/ui';

/** The text of an article: HTML that an editor wrote, on a page and in the editor, in an element of the class `prose`. */
export const proseRules = css`
  & .prose {
    max-inline-size: 72ch;
    overflow-wrap: anywhere;
  }

  & .prose > * + * {
    margin-block-start: var(--ps-space-3);
  }

  & .prose > * + :is(h2, h3, h4) {
    margin-block-start: var(--ps-space-6);
  }

  & .prose h2 {
    font-size: var(--ps-type-lg);
    scroll-margin-block-start: var(--ps-space-6);
  }

  & .prose h3 {
    font-size: var(--ps-type-md);
  }

  & .prose :is(ul, ol) {
    padding-inline-start: var(--ps-space-5);
  }

  & .prose li + li {
    margin-block-start: var(--ps-space-1);
  }

  & .prose table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & .prose :is(th, td) {
    padding: var(--ps-space-2) var(--ps-space-3);
    border-block-end: 1px solid var(--ps-color-line);
    text-align: start;
    vertical-align: top;
  }

  & .prose :is(th, td):first-child {
    padding-inline-start: 0;
  }

  & .prose img {
    max-inline-size: 100%;
    block-size: auto;
  }

  ${media.narrow} {
    & .prose :is(th, td) {
      padding-inline: var(--ps-space-2) 0;
    }
  }
`;
