import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { AcceptedPromo } from './AcceptedPromo.tsx';
import { promoFieldRules } from './promo-field.styles.ts';
import { useFocusAfterSwap } from './use-focus-after-swap.ts';

export type PromoState =
  | { status: 'idle' | 'pending' }
  | {
      status: 'accepted';
      code: string;
      /** The benefit: "−500 ₽ on brake parts". */
      text: ReactNode;
    }
  | {
      status: 'refused';
      /** The reason, and what would help: "Only from 3000 ₽". */
      reason: ReactNode;
    };

export type PromoTexts = {
  apply: string;
  /** Replaces the button's text while the code is checked. */
  pending?: string | undefined;
  /** The label of the remove button: "Remove the promo code". */
  remove: string;
};

export type PromoFieldProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> & {
  label: ReactNode;
  hint?: ReactNode;
  name: string;
  /** The result of the code; the parent asks the server. */
  state: PromoState;
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  texts: PromoTexts;
  onApply?: ((code: string) => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** The URL that receives the form when the code is applied without scripts. */
  action?: string | undefined;
  /** The URL that receives the form when the code is removed without scripts. */
  removeAction?: string | undefined;
};

const Root = styled.div`
  ${promoFieldRules}
`;

/**
 * A promo code field with a button; an accepted code is replaced by its benefit and a remove button. It belongs inside another form
 * and renders no `<form>`.
 */
export const PromoField = forwardRef<HTMLDivElement, PromoFieldProps>(function PromoField(
  { label, hint, name, state, defaultValue, placeholder, texts, ...others },
  ref,
) {
  const { onApply, onRemove, action, removeAction, id, ...rest } = others;
  const error = state.status === 'refused' ? state.reason : undefined;
  const ids = useFieldIds({ id }, { hint, error });
  const inputRef = useRef<HTMLInputElement>(null);
  const isAccepted = state.status === 'accepted';
  const partRef = useFocusAfterSwap(isAccepted);
  const isPending = state.status === 'pending';

  const apply = (): void => {
    const code = inputRef.current?.value.trim() ?? '';
    if (code === '') inputRef.current?.focus();
    else if (!isPending) onApply?.(code);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !onApply) return;
    // Enter applies the code and does not submit the order around it.
    event.preventDefault();
    apply();
  };

  return (
    <Root ref={ref} {...rest} data-ui="PromoField" data-status={state.status}>
      <div className="ps-promo-part" ref={partRef}>
        {isAccepted ? (
          <AcceptedPromo
            {...{ label, name, onRemove, removeAction }}
            removeLabel={texts.remove}
            code={state.code}
            text={state.text}
          />
        ) : (
          <>
            <label className="ps-field-label" htmlFor={ids.control}>
              {label}
            </label>
            <div className="ps-field-box">
              <input
                ref={inputRef}
                {...ids.controlProps}
                type="text"
                name={name}
                dir="ltr"
                defaultValue={defaultValue}
                placeholder={placeholder}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={64}
                readOnly={isPending}
                onKeyDown={onKeyDown}
              />
            </div>
            <Button
              type="submit"
              formAction={action}
              formNoValidate
              isPending={isPending}
              pendingLabel={texts.pending}
              onClick={(event) => {
                if (!onApply) return;
                event.preventDefault();
                apply();
              }}
            >
              {texts.apply}
            </Button>
          </>
        )}
      </div>
      <div className="ps-promo-notes" role="status">
        <FieldNotes hint={isAccepted ? undefined : hint} error={error} ids={ids} />
        {isAccepted ? <span className="ps-hidden">{state.text}</span> : null}
      </div>
    </Root>
  );
});
