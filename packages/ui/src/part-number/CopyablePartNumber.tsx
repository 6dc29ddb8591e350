import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { Check, Copy } from '../icons.ts';
import { copyableRules } from './part-number.styles.ts';
import { useCopy } from './use-copy.ts';

export type CopyTexts = {
  /** The label of the button: "Copy the number". */
  copyLabel: string;
  /** The text after copying: "Copied". */
  copiedLabel: string;
  /** The text if the page has no access to the clipboard: "Selected, press Ctrl+C". */
  selectedLabel?: string | undefined;
};

type CopyableProps = ComponentPropsWithoutRef<'bdi'> & CopyTexts & { isCopyable: true };

const Root = styled.span`
  ${copyableRules}
`;

/** `PartNumber` with a copy button. Without access to the clipboard the button selects the number. */
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
