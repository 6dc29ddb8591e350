import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import type { ButtonLooks } from './Button.tsx';
import { buttonRules } from './button.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

export type ButtonLinkProps = ComponentPropsWithoutRef<'a'> &
  ButtonLooks & {
    /** Shown before the text. */
    icon?: ReactNode;
  };

const Root = styled.a`
  ${buttonRules}
`;

/** A link that looks like a button, for a next step that is a page of its own. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', size = 'medium', icon, isFlush, isBare, className, children, ...rest },
  ref,
) {
  const Element: ElementType = isBare ? PageLink : Root;
  return (
    <Element
      {...(isBare ? {} : { as: PageLink })}
      ref={ref}
      {...rest}
      className={classNames(isBare && 'ps-button', className)}
      data-ui="ButtonLink"
      data-variant={variant}
      data-size={size}
      data-flush={isFlush ? '' : undefined}
    >
      {icon}
      {children}
    </Element>
  );
});
