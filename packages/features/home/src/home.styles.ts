import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-12);

  & .welcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-8) var(--ps-space-12);
    align-items: center;
    padding: var(--ps-space-10);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-accent-soft);
  }

  @media (min-width: 1080px) {
    & .welcome:has(.benefits, .desk) {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
  }

  & .hero {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .hero > h1 {
    font-size: var(--ps-type-3xl);
    outline: none;
  }

  & .hero-lead {
    max-inline-size: 56ch;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-lg);
    text-wrap: pretty;
  }

  & .hero-examples {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & :is(.benefits, .how-steps) {
    --home-mark: 32px;

    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: var(--ps-space-6) var(--ps-space-8);
  }

  & :is(.benefits, .how-steps) > li {
    display: grid;
    grid-template-columns: var(--home-mark) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--ps-space-4);
  }

  & :is(.benefits h2, .how-steps h3) {
    font-size: var(--ps-type-md);
    line-height: var(--home-mark);
    letter-spacing: 0;
  }

  & :is(.benefits, .how-steps) p {
    grid-column: 2;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-wrap: pretty;
  }

  & .benefits svg {
    grid-row: 1 / 3;
    inline-size: 28px;
    block-size: var(--home-mark);
    color: var(--ps-color-accent-text);
  }

  & .desk-links a {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: 44px;
  }

  & :is(.sales, .how) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-5);
  }

  & .sales > :is(h1, h2) {
    scroll-margin-block-start: var(--ps-space-4);
    outline: none;
  }

  & .how-steps {
    counter-reset: step;
  }

  & .how-steps > li {
    counter-increment: step;
  }

  & .how-steps > li::before {
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    block-size: var(--home-mark);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    font-weight: var(--ps-weight-strong);
    content: counter(step) / '';
  }

  ${media.narrow} {
    gap: var(--ps-space-10);

    & .welcome {
      padding: var(--ps-space-5);
    }
  }
`;
