import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import type { ButtonLooks } from './Button.tsx';
import { buttonRules } from './button.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> &
  ButtonLooks & {
    /** What it does, for those who do not see the icon (`aria-label`) and those who do not know it (`title`). */
    label: string;
    /** The icon. */
    children: ReactNode;
  };

const Root = styled.button`
  ${buttonRules}
`;

/** A square button with an icon alone, for actions that repeat in bars and rows. */
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
