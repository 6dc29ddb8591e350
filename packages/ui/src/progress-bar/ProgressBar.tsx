import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Tone } from '../tone-icon.tsx';
import { progressBarRules } from './progress-bar.styles.ts';

export type ProgressBarProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The name of the task: "Uploading the price list". */
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** The completed amount, from 0 to `max`. Undefined if it is unknown. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** The value as a formatted text: "1 240 of 3 000 rows". */
  valueText?: string | undefined;
  /** @default 'neutral' */
  tone?: Tone | undefined;
};

const Root = styled.div`
  ${progressBarRules}
`;

/** The progress of a task that the visitor waits for. A native `<progress>`. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, isLabelHidden = false, value, max = 100, valueText, tone = 'neutral', ...rest },
  ref,
) {
  const id = useId();
  return (
    <Root ref={ref} {...rest} data-ui="ProgressBar" data-tone={tone}>
      <label className={isLabelHidden ? 'ps-hidden' : 'ps-progress-label'} htmlFor={id}>
        {label}
      </label>
      {valueText === undefined ? null : (
        <span className="ps-progress-value" aria-hidden="true">
          {valueText}
        </span>
      )}
      <progress className="ps-progress-bar" id={id} value={value} max={max} aria-valuetext={valueText} />
    </Root>
  );
});
