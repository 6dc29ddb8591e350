import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { Check, Copy } from '../icons.ts';
import { copyableRules } from './part-number.styles.ts';
import { useCopy } from './use-copy.ts';

export type CopyTexts = {
  /** The label of the button: "Copy the number". */
  copy: string;
  /** The text after copying: "Copied". */
  copied: string;
  /** The text if the page has no access to the clipboard: "Selected, press Ctrl+C". */
  selected?: string | undefined;
};

type CopyableProps = ComponentPropsWithoutRef<'bdi'> & { isCopyable: true; texts: CopyTexts };

const Root = styled.span`
  ${copyableRules}
`;

/** `PartNumber` with a copy button. Without access to the clipboard the button selects the number. */
export const CopyablePartNumber = forwardRef<HTMLElement, CopyableProps>(function CopyablePartNumber(
  { isCopyable: _copyable, texts, children, ...rest },
  ref,
) {
  const numberRef = useRef<HTMLElement>(null);
  const { outcome, copy, forget } = useCopy(numberRef);
  const answer = { none: '', copied: texts.copied, selected: texts.selected ?? '' }[outcome];
  return (
    <Root ref={ref} {...rest} data-ui="PartNumber">
      <bdi ref={numberRef} dir="ltr" translate="no">
        {children}
      </bdi>
      <button type="button" title={texts.copy} aria-label={texts.copy} onClick={() => void copy()} onBlur={forget}>
        {outcome === 'copied' ? <Check /> : <Copy />}
      </button>
      <span className="ps-copy-answer" role="status">
        {answer}
      </span>
    </Root>
  );
});
