import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone-icon.tsx';
import { badgeRules } from './badge.styles.ts';

export type BadgeProps = ComponentPropsWithoutRef<'span'> & {
  /** The meaning of the colour; the text must express it too. `signal`: the best, saved, or today. @default 'neutral' */
  tone?: Tone | 'signal' | undefined;
  icon?: ReactNode;
  /** As in `Button`: leaves the style to a parent that includes `bareRules`. */
  isBare?: boolean | undefined;
};

const Root = styled.span`
  ${badgeRules}
`;

/** One or two words about the thing beside it: in stock, original, demo. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, isBare, className, children, ...rest },
  ref,
) {
  const Element: ElementType<ComponentPropsWithoutRef<'span'>> = isBare ? 'span' : Root;
  return (
    <Element
      ref={ref}
      {...rest}
      className={classNames(isBare && 'ps-badge', className)}
      data-ui="Badge"
      data-tone={tone}
    >
      {icon}
      {children}
    </Element>
  );
});
