import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useImperativeHandle, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { DayLimits } from '../calendar/month.ts';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { type ModalState, useModal } from '../modal/use-modal.ts';
import {
  type DateRange,
  type DateRangePreset,
  type DateRangeTexts,
  type DraftRange,
  NO_DAYS,
  toRange,
} from './date-range.ts';
import { dateRangeDialogRules } from './date-range-dialog.styles.ts';
import { RangeForm } from './RangeForm.tsx';
import { useLocale } from '../ui-locale/use-locale.ts';

export type DateRangeDialogProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'children' | 'onClose'> &
  Pick<ModalState, 'isOpen' | 'onDismiss'> &
  Pick<DayLimits, 'min' | 'max'> & {
    title: ReactNode;
    dismissLabel: string;
    texts: DateRangeTexts;
    /** BCP 47. */
    locale?: string | undefined;
    /** The day marked as today; ISO 8601, as all days here. */
    today: string;
    /** The range when the dialog opens. */
    value?: DateRange | undefined;
    presets?: readonly DateRangePreset[] | undefined;
    /** Called with the range, or with undefined after a reset. The dialog then asks to be closed. */
    onApply: (range: DateRange | undefined) => void;
  };

const Root = styled.dialog`
  ${dateRangeDialogRules}
`;

/** A date range, chosen in a dialog: by a preset, by two days in the calendar, or typed. Nothing changes until it is applied. */
export const DateRangeDialog = forwardRef<HTMLDialogElement | null, DateRangeDialogProps>(function DateRangeDialog(
  { isOpen, onDismiss, title, dismissLabel, texts, locale: ownLocale, today, value, presets = [], ...others },
  ref,
) {
  const { min, max, onApply, ...rest } = others;
  const locale = useLocale(ownLocale);
  const titleId = useId();
  const formId = useId();
  const dialogRef = useModal({ isOpen, onDismiss });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialogRef.current, [dialogRef]);
  const [draft, setDraft] = useState<DraftRange>(value ?? NO_DAYS);
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isOpen !== wasOpen) {
    // Each opening starts with the current value, not with the last draft.
    setWasOpen(isOpen);
    if (isOpen) {
      setDraft(value ?? NO_DAYS);
      setOpenings(openings + 1);
    }
  }
  return (
    <Root ref={dialogRef} aria-labelledby={titleId} {...rest} data-ui="DateRangeDialog" data-size="medium">
      <ModalFrame
        {...{ title, titleId, dismissLabel, onDismiss }}
        actions={
          <>
            <Button variant="quiet" onClick={() => setDraft(NO_DAYS)}>
              {texts.reset}
            </Button>
            <Button variant="primary" type="submit" form={formId}>
              {texts.apply}
            </Button>
          </>
        }
      >
        <RangeForm
          {...{ texts, min, max, locale, today, presets, draft }}
          key={openings}
          id={formId}
          isShown={openings > 0}
          onChange={setDraft}
          onSubmit={() => {
            onApply(toRange(draft));
            onDismiss();
          }}
        />
      </ModalFrame>
    </Root>
  );
});
