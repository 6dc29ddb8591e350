import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { buttonRules } from './button.styles.ts';

export type ButtonLooks = {
  /** `primary` is the main action of the page; `quiet` is for actions that repeat in rows and bars. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical' | undefined;
  /** Every size is at least 44 px high on touch screens. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A quiet button without room beside its text, which then stands in line with what is above and below. @default false */
  isFlush?: boolean | undefined;
  /** Leaves the style to a parent that includes `bareRules`: for buttons in every row of a long table. */
  isBare?: boolean | undefined;
};

export type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLooks & {
    /** Shown before the text. */
    icon?: ReactNode;
    /** The action is running: the button stays focusable and ignores clicks. */
    isPending?: boolean | undefined;
    /** Replaces the text while pending. Without it the text keeps its width, hidden under a spinner. */
    pendingLabel?: string | undefined;
  };

const Root = styled.button`
  ${buttonRules}
`;

/** Triggers an action on this page. Use `ButtonLink` for a link to another page. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    isPending = false,
    pendingLabel,
    isFlush,
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
      data-flush={isFlush ? '' : undefined}
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

/** Also stops a submit button from sending its form again. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}
