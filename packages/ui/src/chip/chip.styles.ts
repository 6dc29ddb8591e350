import { css } from 'styled-components';

/** The styles shared by Chip, ChipLink and ChoiceChip. */
export const chipRules = css`
  position: relative;
  display: inline-flex;
  gap: var(--ps-space-2);
  align-items: center;
  max-inline-size: 100%;
  min-block-size: var(--ps-control-sm);
  padding-block: var(--ps-space-half);
  padding-inline: var(--ps-space-3);
  border: 1px solid var(--ps-color-line-strong);
  border-radius: calc(var(--ps-control-sm) / 2);
  background: var(--ps-color-surface);
  color: var(--ps-color-text);
  font-size: var(--ps-type-sm);
  font-weight: var(--ps-weight-medium);
  line-height: var(--ps-leading-tight);
  text-decoration: none;
  transition:
    background-color var(--ps-motion-fast),
    border-color var(--ps-motion-fast);

  & > .ps-chip-text {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > .ps-chip-aside {
    flex: none;
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  & > svg {
    font-size: 0.9em;
  }
`;

/** A chip that can be pressed and shows whether it is chosen. */
export const pressableChipRules = css`
  ${chipRules}
  cursor: pointer;

  &:hover {
    border-color: var(--ps-color-accent-text);
    color: var(--ps-color-text);
  }

  &:is([aria-current], :has(:checked)) {
    border-color: var(--ps-color-accent-text);
    background-image: linear-gradient(var(--ps-color-selected) 0 0);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  @media (forced-colors: active) {
    &:is([aria-current], :has(:checked)) {
      outline: 2px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
