import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check, X } from '../icons.ts';
import { timelineRules } from './timeline.styles.ts';

export type TimelineStep = {
  id: string;
  title: ReactNode;
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** The state for screen readers: "done". */
  stateLabel?: string | undefined;
  /** When it happened or will happen, as a formatted text. */
  time?: ReactNode;
  description?: ReactNode;
};

export type TimelineProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The accessible name: "Delivery of order 1042". */
  label: string;
  items: readonly TimelineStep[];
  /** `auto` is horizontal if there is room, otherwise vertical. @default 'auto' */
  direction?: 'auto' | 'vertical' | undefined;
};

const Root = styled.div`
  ${timelineRules}
`;

/** The past, current and future events of an order or a parcel. */
export const Timeline = forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { label, items: steps, direction = 'auto', ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="Timeline" data-direction={direction}>
      <ol className="ps-timeline" aria-label={label}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="ps-timeline-mark" aria-hidden="true">
              {step.state === 'done' ? <Check /> : null}
              {step.state === 'failed' ? <X /> : null}
            </span>
            <div className="ps-timeline-text">
              <div className="ps-timeline-title">
                {step.title}
                {step.stateLabel === undefined ? null : <span className="ps-hidden">{` ${step.stateLabel}`}</span>}
              </div>
              {step.time === undefined ? null : <div className="ps-timeline-time">{step.time}</div>}
              {step.description === undefined ? null : (
                <div className="ps-timeline-description">{step.description}</div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Root>
  );
});
