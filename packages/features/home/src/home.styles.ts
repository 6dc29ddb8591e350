import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-12);

  & .welcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  /* The doors to the parts, of one height. */
  & .hero {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: var(--ps-space-3);
  }

  & .door {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);
    align-content: start;
    padding: var(--ps-space-6);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text-muted);
    text-decoration: none;
    text-wrap: pretty;
  }

  & .door-number {
    position: relative;
    gap: var(--ps-space-4);
    align-content: center;
    padding: var(--ps-space-10);
    overflow: hidden;
    border-color: color-mix(in srgb, var(--ps-color-on-ink) 16%, var(--ps-color-ink));
    background: var(--ps-color-ink);
    color: var(--ps-color-on-ink-muted);
  }

  & .door-number::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 6px;
    background: var(--ps-color-signal);
    content: '';
  }

  & .door-number > h1 {
    outline: none;
    color: var(--ps-color-on-ink);
    font-size: var(--ps-type-3xl);
    text-wrap: balance;
  }

  & .hero-lead {
    max-inline-size: 56ch;
    font-size: var(--ps-type-lg);
  }

  & .hero-examples {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
    font-size: var(--ps-type-sm);
  }

  /* As the label of a shelf. */
  & .hero-label {
    padding: var(--ps-space-half) var(--ps-space-2);
    border: 1px solid var(--ps-color-signal);
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-signal);
    font-size: var(--ps-type-control);
    text-decoration: none;
  }

  & .hero-label:hover {
    background: var(--ps-color-signal);
    color: var(--ps-color-on-signal);
  }

  & .door-number :focus-visible {
    --ps-color-focus: var(--ps-color-on-ink);
  }

  & .door-link {
    grid-template-rows: auto auto 1fr;
  }

  & .door-link > strong {
    color: var(--ps-color-text);
    font-size: var(--ps-type-xl);
    line-height: var(--ps-leading-tight);
  }

  & .door-pictures {
    display: grid;
    grid-auto-columns: minmax(0, 112px);
    grid-auto-flow: column;
    gap: var(--ps-space-2);
    align-self: end;
  }

  & .door-link > svg {
    align-self: end;
    justify-self: end;
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-xl);
  }

  @media (min-width: 1080px) {
    & .hero {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: minmax(232px, 0.36fr);
      grid-auto-flow: column;
    }
  }

  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-8);
    padding-inline: var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .how-steps {
    --home-mark: 32px;

    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: var(--ps-space-6) var(--ps-space-8);
  }

  & .how-steps > li {
    display: grid;
    grid-template-columns: var(--home-mark) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--ps-space-4);
  }

  & .how-steps h3 {
    font-size: var(--ps-type-md);
    line-height: var(--home-mark);
    letter-spacing: 0;
  }

  & .how-steps p {
    grid-column: 2;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-wrap: pretty;
  }

  & .desk,
  & .desk-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-8);
    align-items: center;
  }

  & .desk h2 {
    font-size: var(--ps-type-lg);
  }

  & .desk-links a {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: 44px;
  }

  & :is(.categories, .sales, .how) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-5);
  }

  & .basket-rest {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: 52px;
    padding-inline: var(--ps-space-5);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .basket-rest > svg {
    flex: none;
    color: var(--ps-color-accent-text);
  }

  & .basket-rest-text {
    flex: 1;
    min-inline-size: 0;
  }

  & .category-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 248px), 1fr));
    gap: var(--ps-space-3);
  }

  & .goods-lists {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-6);
  }

  & .news-list {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: var(--ps-space-4);
  }

  & .news-item {
    display: grid;
    gap: var(--ps-space-2);
    align-content: start;
    padding: var(--ps-space-5);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .news-item > h3 {
    font-size: var(--ps-type-md);
    text-wrap: balance;
  }

  & :is(.news-date, .news-text) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .category {
    display: flex;
    gap: var(--ps-space-4);
    align-items: center;
    block-size: 100%;
    padding: var(--ps-space-3);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & .category-name > bdi {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  & .category-name {
    display: grid;
    gap: var(--ps-space-half);
  }

  & .category-count {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    font-variant-numeric: tabular-nums;
  }

  & :is(.category, .basket-rest, .door-link):hover {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-hover);
  }

  & .category-picture {
    flex: none;
    inline-size: 72px;
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

    & .door {
      padding: var(--ps-space-5);
    }

    & .hero {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & :is(.door-number, a.door:only-of-type) {
      grid-column: 1 / -1;
    }

    & .door-link {
      padding: var(--ps-space-4);
      font-size: var(--ps-type-sm);
      line-height: var(--ps-leading-snug);
    }

    & .door-link > strong {
      font-size: var(--ps-type-lg);
    }

    /* The catalogue alone: its pictures stand beside the text. */
    & a.door:only-of-type {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr) 40%;
    }

    & a.door:only-of-type > .door-pictures {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }

    & .category-list {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & .category {
      flex-direction: column;
      gap: var(--ps-space-2);
      font-size: var(--ps-type-sm);
      text-align: center;
    }
  }
`;
