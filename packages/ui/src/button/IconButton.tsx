import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import type { ButtonLooks } from './Button.tsx';
import { buttonRules } from './button.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> &
  Omit<ButtonLooks, 'isFlush'> & {
    /** The accessible name (`aria-label`), also shown as a tooltip (`title`). */
    label: string;
    children: ReactNode;
  };

const Root = styled.button`
  ${buttonRules}
`;

/** A square button with an icon only, for actions that repeat in bars and rows. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'quiet', size = 'medium', isBare, className, children, ...rest },
  ref,
) {
  const Element: ElementType<ComponentPropsWithoutRef<'button'>> = isBare ? 'button' : Root;
  return (
    <Element
      ref={ref}
      type="button"
      title={label}
      {...rest}
      className={classNames(isBare && 'ps-button', className)}
      aria-label={label}
      data-ui="IconButton"
      data-variant={variant}
      data-size={size}
      data-shape="square"
    >
      {children}
    </Element>
  );
});
