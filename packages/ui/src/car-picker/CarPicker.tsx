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
  /** Names the whole: "Choice of the car". */
  label: string;
  /** Brand, series, model, engine, in this order; those behind with what was chosen. */
  steps: readonly CarPickerStep[];
  /** The step to choose now; none once all are chosen. */
  currentStep?: string | undefined;
  /** What there is to choose in the current step. */
  list?: CarPickerListState | undefined;
  texts: CarPickerTexts;
  /** An option was chosen. A link goes its way, unless the event is stopped. */
  onChoose?: ((option: CarOption, event: MouseEvent) => void) | undefined;
  /** A step that was done is to be chosen again. */
  onEdit?: ((step: string, event: MouseEvent) => void) | undefined;
  /** Stands in the list's place once all is chosen: what can be done with the car. */
  children?: ReactNode;
};

const Root = styled.section`
  ${carPickerRules}
`;

/**
 * Brand, series, model, engine: four steps to a car. It shows the step it is given and tells what was chosen; the lists, their
 * addresses and the next step are the owner's.
 */
export const CarPicker = forwardRef<HTMLElement | null, CarPickerProps>(function CarPicker(
  { label, steps, currentStep, list, texts, onChoose, onEdit, children, ...rest },
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
