import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { progressBarRules } from './progress-bar.styles.ts';

export type ProgressBarProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** What is under way: "Uploading the price list". */
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** How much is done, up to `max`. Without it the bar only says that something goes on. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** The value in words, worded and formatted by the caller: "1 240 of 3 000 rows". */
  valueText?: string | undefined;
  /** @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'critical' | undefined;
};

const Root = styled.div`
  ${progressBarRules}
`;

/** How far a piece of work has come that the visitor waits for. A native `<progress>`. */
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
