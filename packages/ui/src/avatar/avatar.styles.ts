import { css } from 'styled-components';

export const avatarRules = css`
  --ps-avatar-size: var(--ps-space-10);

  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--ps-avatar-size);
  block-size: var(--ps-avatar-size);
  overflow: hidden;
  border-radius: 50%;
  background: var(--ps-color-accent-soft);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ps-color-accent-text) 20%, transparent);
  color: var(--ps-color-accent-text);
  font-size: calc(var(--ps-avatar-size) * 0.38);
  font-weight: var(--ps-weight-strong);
  line-height: 1;
  vertical-align: middle;
  user-select: none;

  &[data-size='small'] {
    --ps-avatar-size: var(--ps-space-8);
  }

  &[data-size='large'] {
    --ps-avatar-size: var(--ps-space-16);
  }

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
