import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** Styles of the choice on its page and in its dialog. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);

  & .picker-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: end;
  }

  & .picker-search {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }

  & .picker-search > form {
    display: flex;
    gap: var(--ps-space-2);
    align-items: end;
  }

  & .picker-search > form > [data-ui='SearchField'] {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }

  & .picker-search input {
    min-inline-size: 0;
  }

  & .picker-wide {
    flex-basis: 100%;
  }

  & .picker-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-5);
    align-items: start;
  }

  & .picker-map {
    display: grid;
    gap: var(--ps-space-2);
  }

  & :is(.picker-hint, .picker-note) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .picker-lists {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-6);
  }

  & .picker-section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    align-content: start;
  }

  & .picker-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
  }

  & .picker-head > :is(h2, h3) {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
    scroll-margin-block-start: var(--ps-space-16);
  }

  & .picker-head > :is(h2, h3) > svg {
    margin-inline-end: var(--ps-space-2);
    vertical-align: -0.12em;
  }

  & :is(.city-chips, .city-rows, .point-list, .region-list) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .city-chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .city-chips button {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    max-inline-size: 100%;
    min-block-size: var(--ps-control-md);
    padding: var(--ps-space-1) var(--ps-space-4);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: calc(var(--ps-control-md) / 2);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font: inherit;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & .chip-points {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  & .city-chips button:hover,
  & .city-chips button[aria-current] {
    border-color: var(--ps-color-accent-text);
  }

  & :is(.city-chips button, .city-row)[aria-current],
  & .city-row[data-current] {
    background: var(--ps-color-selected);
  }

  & .city-chips button[aria-current] {
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  & :is(.city-chips button, .city-choice)[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  & :is(.city-rows, .point-list) {
    display: grid;
    overflow: hidden;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & :is(.city-rows, .point-list) > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .city-row {
    display: flex;
    align-items: stretch;
  }

  & :is(.city-choice, button.point) {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & .city-choice {
    display: grid;
    flex: 1;
    align-content: center;
    min-inline-size: 0;
    min-block-size: var(--ps-control-lg);
    padding: var(--ps-space-2) var(--ps-space-4);
    overflow-wrap: anywhere;
  }

  & .city-name {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-2);
    align-items: center;
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  & :is(.city-place, .point-line) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  & .city-points {
    display: flex;
    flex: none;
    gap: var(--ps-space-1);
    align-items: center;
    max-inline-size: 45%;
    padding: var(--ps-space-2) var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  & a.city-points {
    color: var(--ps-color-accent-text);
  }

  & a.city-points:hover {
    text-decoration: underline;
  }

  & a.city-points[aria-current] {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
  }

  & :is(.city-choice, button.point):hover {
    background: var(--ps-color-hover);
  }

  & :is(.city-choice, .city-points, button.point):focus-visible {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -2px;
  }

  & .point {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--ps-space-3);
    inline-size: 100%;
    padding: var(--ps-space-3) var(--ps-space-4);
    overflow-wrap: anywhere;
  }

  & .point > svg {
    grid-row: 1 / span 3;
    margin-block-start: var(--ps-space-half);
    color: var(--ps-color-accent-text);
  }

  & .point > * {
    grid-column: 2;
  }

  & .point > svg {
    grid-column: 1;
  }

  & .point[aria-pressed='true'] {
    background: var(--ps-color-selected);
  }

  & .point-name {
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  & .choose-shown {
    justify-self: start;
  }

  & .region-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
    gap: 0 var(--ps-space-8);
  }

  & .region-list > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .region-list > li:last-child {
    border-block-end: 0;
  }

  & .region-list a {
    color: var(--ps-color-accent-text);
    overflow-wrap: anywhere;
  }

  & .region-list span {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .region-list span:last-child {
    grid-column: 1 / -1;
  }

  & [data-ui='Accordion'] {
    --ps-accordion-content-size: none;
    --ps-accordion-content-end: 0;
  }

  ${media.unscripted} {
    & :is(.picker-map, .picker-locate) {
      display: none;
    }
  }

  ${media.narrow} {
    --city-map-height: 240px;

    & .picker-locate {
      inline-size: 100%;
    }
  }

  ${media.wide} {
    @media (scripting: enabled) {
      &[data-map] .picker-body {
        grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
      }

      &[data-map] .picker-map {
        position: sticky;
        inset-block-start: var(--ps-space-16);
      }
    }
  }

  @media (forced-colors: active) {
    & :is(.city-chips button[aria-current], .point[aria-pressed='true']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
