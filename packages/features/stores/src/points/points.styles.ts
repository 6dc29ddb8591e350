import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .find {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: end;
  }

  & .find > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 28rem;
  }

  & .note {
    max-inline-size: 44rem;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ways {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    gap: var(--ps-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .ways > li {
    display: grid;
    gap: var(--ps-space-1);
    align-content: start;
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .ways h3 {
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .way-cost {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .way-days {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .terms {
    display: grid;
    gap: var(--ps-space-2);
    max-inline-size: 44rem;
    margin: 0;
    padding-inline-start: var(--ps-space-5);
    list-style: disc;
    line-height: var(--ps-leading-normal);
  }

  & .days {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The list beside the map, which stays in sight. */
export const Points = styled.div`
  --city-map-height: min(70vh, 560px);

  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--ps-space-5);
  align-items: start;

  & > .points-map {
    position: sticky;
    inset-block-start: calc(var(--header-height, 72px) + var(--ps-space-3));
    display: grid;
    gap: var(--ps-space-2);
    justify-items: start;
    order: 1;
  }

  /* The map comes after the page. */
  & .map-room {
    inline-size: 100%;
    min-block-size: var(--city-map-height);
  }

  ${media.narrow} {
    --city-map-height: 280px;

    grid-template-columns: minmax(0, 1fr);

    & > .points-map {
      position: static;
      order: 0;
    }
  }

  ${media.unscripted} {
    grid-template-columns: minmax(0, 1fr);

    & > .points-map {
      display: none;
    }
  }

  & > .points-list,
  & section,
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .points-list {
    gap: var(--ps-space-5);
  }

  & h2 {
    font-size: var(--ps-type-md);
  }

  & h2 > a {
    color: inherit;
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--ps-space-3);
    justify-items: start;
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & li[data-chosen] {
    border-color: var(--ps-color-accent);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent);
  }

  & li > * {
    grid-column: 2;
  }

  & li > svg {
    grid-row: 1;
    grid-column: 1;
    margin-block-start: var(--ps-space-half);
    color: var(--ps-color-accent-text);
  }

  & .point-name {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .point-name:hover {
    text-decoration: underline;
  }

  & .point-way {
    margin-block-start: var(--ps-space-1);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
  }
`;
