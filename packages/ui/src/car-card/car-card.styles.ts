import { css } from 'styled-components';
import { cardRules } from '../card/card.styles.ts';
import { carSilhouetteRules } from '../car-silhouette/car-silhouette.styles.ts';
import { dotSeparated } from '../dot-separated.ts';

export const carCardRules = css`
  ${cardRules}

  display: grid;
  gap: var(--ps-space-4);
  grid-template-rows: auto 1fr auto;

  & .ps-silhouette {
    ${carSilhouetteRules}

    /* One height beside a mark of any width, so that the names of neighbouring cards stand on one line. */
    block-size: 4rem;
  }

  &[data-chosen] {
    border-color: var(--ps-color-accent-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  & > .ps-car-picture {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-3);
    align-items: start;
    color: var(--ps-color-text-muted);
  }

  &[data-chosen] > .ps-car-picture > svg {
    color: var(--ps-color-accent-text);
  }

  & .ps-car-chosen {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    justify-self: end;
    padding: 1px var(--ps-space-2);
    border: 1px solid var(--ps-color-accent-text);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-selected);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & > .ps-car-text {
    display: grid;
    gap: var(--ps-space-1);
    align-content: start;
    justify-items: start;
    min-inline-size: 0;
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .ps-car-name {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-car-facts {
    max-inline-size: 100%;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    ${dotSeparated}
  }

  & .ps-car-vin {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-car-vin > bdi {
    color: var(--ps-color-text);
    font-family: var(--ps-font-code);
    letter-spacing: 0.02em;
  }

  & > .ps-car-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    align-self: end;
  }
`;
