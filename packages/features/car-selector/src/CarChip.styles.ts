import { styled } from 'styled-components';

/** Its size never depends on the car, which the browser may learn after the page is shown. Where it is narrow it has no room for text. */
export const Chip = styled.a`
  display: flex;
  flex: none;
  gap: var(--ps-space-3);
  align-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding-inline: 10px;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-md);
  color: var(--ps-color-text);
  line-height: var(--ps-leading-tight);
  text-decoration: none;

  & > svg {
    flex: none;
    font-size: 1.375rem;
  }

  &[data-car] {
    box-shadow: inset 0 -2px var(--ps-color-signal);
  }

  &:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & span {
    display: block;
    overflow: hidden;
    font-size: var(--ps-type-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & .chip-label {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  @media (min-width: 1200px) {
    inline-size: 216px;
  }

  /* The browser keeps a car whose name the app will show. */
  html[data-kept~='partshop-car'] &:not([data-certain]) .chip-name {
    visibility: hidden;
  }
`;
