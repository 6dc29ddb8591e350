import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { CarOption } from './car-options.ts';
import { carPickerRules } from './car-picker.styles.ts';
import { CarPickerList, type CarPickerListState, type CarPickerTexts } from './CarPickerList.tsx';
import { CarPickerSteps, type CarPickerStep } from './CarPickerSteps.tsx';
import { useStepFocus } from './use-picker-keys.ts';

export type CarPickerProps = Omit<ComponentPropsWithoutRef<'section'>, 'onSelect'> & {
  /** The accessible name of the picker: "Choice of the car". */
  label: string;
  /** Brand, series, model, engine, in this order; completed steps with their choice. */
  items: readonly CarPickerStep[];
  /** The step to choose now; undefined once all are chosen. */
  current?: string | undefined;
  /** The options of the current step. */
  list?: CarPickerListState | undefined;
  texts: CarPickerTexts;
  /** Called when an option was chosen. An option with `href` navigates unless the event is cancelled. */
  onChoose?: ((option: CarOption, event: MouseEvent) => void) | undefined;
  /** Called when the visitor returns to a completed step. */
  onEdit?: ((step: string, event: MouseEvent) => void) | undefined;
  /** Replaces the list once all steps are chosen: actions for the car. */
  children?: ReactNode;
};

const Root = styled.section`
  ${carPickerRules}
`;

/**
 * Chooses a car in four steps: brand, series, model, engine. It shows the given step and reports choices; the parent provides the
 * lists, their URLs and the next step.
 */
export const CarPicker = forwardRef<HTMLElement | null, CarPickerProps>(function CarPicker(
  { label, items: steps, current: currentStep, list, texts, onChoose, onEdit, children, ...rest },
  ref,
) {
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current, []);
  const markActed = useStepFocus(rootRef, currentStep);
  const current = steps.find(({ id }) => id === currentStep);
  return (
    <Root ref={rootRef} aria-label={label} {...rest} data-ui="CarPicker">
      <CarPickerSteps
        steps={steps}
        currentStep={currentStep}
        editLabel={texts.edit}
        onEdit={(step, event) => {
          markActed();
          onEdit?.(step, event);
        }}
      />
      {current && list ? (
        <CarPickerList
          key={current.id}
          step={current}
          list={list}
          texts={texts}
          onChoose={(option, event) => {
            markActed();
            onChoose?.(option, event);
          }}
        />
      ) : null}
      {current ? null : children}
    </Root>
  );
});
