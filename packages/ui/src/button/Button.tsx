import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { buttonRules } from './button.styles.ts';

export type ButtonLooks = {
  /** `primary` is the one thing to do here; `quiet` repeats in rows and bars. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Every size is at least 44 px high under a finger. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Leaves the style to a parent that includes `bareRules`: for buttons that stand in every row of a long table. */
  isBare?: boolean | undefined;
};

export type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLooks & {
    /** Stands before the text. */
    icon?: ReactNode;
    /** The work is under way: the button stays focusable, and does nothing. */
    isPending?: boolean | undefined;
    /** Takes the text's place while pending; without it the text is kept for its width, under a spinner. */
    pendingLabel?: string | undefined;
  };

const Root = styled.button`
  ${buttonRules}
`;

/** Does something on this page. What leads to another page is a `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    isPending = false,
    pendingLabel,
    isBare,
    className,
    children,
    ...rest
  },
  ref,
) {
  const Element: ElementType<ComponentPropsWithoutRef<'button'>> = isBare ? 'button' : Root;
  const pendingProps = isPending && { 'aria-busy': true, 'aria-disabled': true, onClick: preventDefault };
  return (
    <Element
      ref={ref}
      type="button"
      {...rest}
      {...pendingProps}
      className={classNames(isBare && 'ps-button', className)}
      data-ui="Button"
      data-variant={variant}
      data-size={size}
    >
      {isPending ? (
        <PendingContent label={pendingLabel}>
          {icon}
          {children}
        </PendingContent>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Element>
  );
});

function PendingContent({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <>
      <span className="ps-button-spinner" aria-hidden="true" />
      {label ?? <span className="ps-button-covered">{children}</span>}
    </>
  );
}

/** Also keeps a submit button from sending its form again. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}
