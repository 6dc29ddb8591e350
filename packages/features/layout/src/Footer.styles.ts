import { styled } from 'styled-components';

export const FooterBar = styled.footer`
  border-block-start: 1px solid var(--ps-color-line);
  background: var(--ps-color-surface);
  color: var(--ps-color-text-muted);
  font-size: var(--ps-type-sm);

  .footer-row {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ps-space-4) var(--ps-space-10);
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    margin-inline: auto;
    padding: var(--ps-space-8) var(--ps-page-gutter);
  }

  .footer-about {
    max-inline-size: 44ch;
    color: var(--ps-color-text);
  }

  .footer-promises {
    display: grid;
    gap: var(--ps-space-2);
    padding: 0;
    list-style: none;
  }

  .footer-demo {
    max-inline-size: 44ch;
  }
`;
