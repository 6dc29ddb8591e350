import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { Check, Copy } from '../icons.ts';
import { copyableRules } from './part-number.styles.ts';
import { useCopy } from './use-copy.ts';

export type CopyTexts = {
  /** What the button does: "Copy the number". */
  copyLabel: string;
  /** Says that it worked: "Copied". */
  copiedLabel: string;
  /** Says what is left to do where the clipboard is closed to the page: "Selected, press Ctrl+C". */
  selectedLabel?: string | undefined;
};

type CopyableProps = ComponentPropsWithoutRef<'bdi'> & CopyTexts & { isCopyable: true };

const Root = styled.span`
  ${copyableRules}
`;

/** The form of `PartNumber` with a button. Where the browser keeps its clipboard closed, the number is selected instead. */
export const CopyablePartNumber = forwardRef<HTMLElement, CopyableProps>(function CopyablePartNumber(
  { isCopyable: _copyable, copyLabel, copiedLabel, selectedLabel, children, ...rest },
  ref,
) {
  const numberRef = useRef<HTMLElement>(null);
  const { outcome, copy, forget } = useCopy(numberRef);
  const answer = { none: '', copied: copiedLabel, selected: selectedLabel ?? '' }[outcome];
  return (
    <Root ref={ref} {...rest} data-ui="PartNumber">
      <bdi ref={numberRef} dir="ltr" translate="no">
        {children}
      </bdi>
      <button type="button" title={copyLabel} aria-label={copyLabel} onClick={() => void copy()} onBlur={forget}>
        {outcome === 'copied' ? <Check /> : <Copy />}
      </button>
      <span className="ps-copy-answer" role="status">
        {answer}
      </span>
    </Root>
  );
});
