import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';
import { styled } from 'styled-components';
import { badgeRules } from '../badge/badge.styles.ts';
import { classNames } from '../class-names.ts';
import { type OrderStatusCode, statusLooks } from './status-looks.ts';

export type OrderStatusProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  status: OrderStatusCode;
  /** The state as a text; icon and colour follow from `status`. */
  label: string;
  /** As in `Badge`: leaves the style to a parent that includes `bareRules`. */
  isBare?: boolean | undefined;
};

const Root = styled.span`
  ${badgeRules}
`;

/** The state of an order or of an order line: a badge with an icon for every state. */
export const OrderStatus = forwardRef<HTMLSpanElement, OrderStatusProps>(function OrderStatus(
  { status, label, isBare, className, ...rest },
  ref,
) {
  const Element: ElementType<ComponentPropsWithoutRef<'span'>> = isBare ? 'span' : Root;
  const { tone, Icon } = statusLooks[status];
  return (
    <Element
      ref={ref}
      {...rest}
      className={classNames(isBare && 'ps-badge', className)}
      data-ui="OrderStatus"
      data-tone={tone}
      data-status={status}
    >
      <Icon />
      {label}
    </Element>
  );
});
