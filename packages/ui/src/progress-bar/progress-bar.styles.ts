import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const pass = keyframes`from { background-position-x: 130%; } to { background-position-x: -30%; }`;

export const progressBarRules = css`
  --ps-progress-color: var(--ps-color-accent-text);

  display: flex;
  flex-wrap: wrap;
  gap: var(--ps-space-1) var(--ps-space-4);
  align-items: baseline;
  justify-content: space-between;
  inline-size: 100%;
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  &[data-tone='positive'] {
    --ps-progress-color: var(--ps-color-positive-text);
  }

  &[data-tone='info'] {
    --ps-progress-color: var(--ps-color-info-text);
  }

  &[data-tone='attention'] {
    --ps-progress-color: var(--ps-color-attention-text);
  }

  &[data-tone='critical'] {
    --ps-progress-color: var(--ps-color-critical-text);
  }

  & > .ps-progress-label {
    font-weight: var(--ps-weight-medium);
  }

  & > .ps-progress-value {
    color: var(--ps-color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='critical'] > .ps-progress-value {
    color: var(--ps-color-critical-text);
  }

  & > .ps-progress-bar {
    flex: none;
    inline-size: 100%;
    block-size: 6px;
    margin-block-start: var(--ps-space-1);
    overflow: hidden;
    border: 0;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-line);
    appearance: none;
  }

  & > .ps-progress-bar::-webkit-progress-bar {
    background: none;
  }

  & > .ps-progress-bar::-webkit-progress-value {
    border-radius: inherit;
    background: var(--ps-progress-color);
    transition: inline-size var(--ps-motion-base) var(--ps-motion-ease);
  }

  & > .ps-progress-bar::-moz-progress-bar {
    border-radius: inherit;
    background: var(--ps-progress-color);
  }

  & > .ps-progress-bar:indeterminate {
    background-color: var(--ps-color-line);
    background-image: linear-gradient(var(--ps-progress-color), var(--ps-progress-color));
    background-position-x: 50%;
    background-repeat: no-repeat;
    background-size: 40% 100%;
  }

  & > .ps-progress-bar:indeterminate::-moz-progress-bar {
    background: none;
  }

  ${media.moving} {
    & > .ps-progress-bar:indeterminate {
      animation: ${pass} 1.6s linear infinite;
    }

    & > .ps-progress-bar:indeterminate:dir(rtl) {
      animation-direction: reverse;
    }
  }

  @media (forced-colors: active) {
    --ps-progress-color: Highlight;

    & > .ps-progress-bar {
      border: 1px solid CanvasText;
      background-color: Canvas;
      forced-color-adjust: none;
    }
  }
`;
