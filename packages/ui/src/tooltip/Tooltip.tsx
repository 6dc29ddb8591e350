import {
  cloneElement,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { Placement } from '../anchored/place-beside.ts';
import { useAnchored } from '../anchored/use-anchored.ts';
import { classNames } from '../class-names.ts';
import { tooltipRules } from './tooltip.styles.ts';
import { useTooltip } from './use-tooltip.ts';

export type TooltipProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The text. It describes the trigger (`aria-describedby`) and does not replace its name. */
  text: ReactNode;
  /** A single control: a button, a link, a field. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** @default 'above' */
  placement?: Placement | undefined;
};

const Root = styled.span`
  ${tooltipRules}
`;

/** A short note on a control, shown on hover and on keyboard focus. Never shown on touch. */
export const Tooltip = forwardRef<HTMLSpanElement | null, TooltipProps>(function Tooltip(
  { text, children, placement = 'above', ...rest },
  ref,
) {
  const tipId = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => rootRef.current, []);
  useTooltip(rootRef, tipRef);
  useAnchored(tipRef, placement, {});
  const described = classNames(children.props['aria-describedby'], tipId);
  return (
    <Root ref={rootRef} {...rest} data-ui="Tooltip">
      {cloneElement(children, { 'aria-describedby': described })}
      <span ref={tipRef} id={tipId} role="tooltip" popover="manual" className="ps-anchored" data-placement={placement}>
        {text}
      </span>
    </Root>
  );
});
