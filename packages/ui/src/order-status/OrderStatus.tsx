import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';
import { styled } from 'styled-components';
import { badgeRules } from '../badge/badge.styles.ts';
import { classNames } from '../class-names.ts';
import { type OrderStatusCode, statusLooks } from './status-looks.ts';

export type OrderStatusProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  status: OrderStatusCode;
  /** The state in words; sign and colour follow from `status`. */
  label: string;
  /** As of `Badge`: the style comes from a parent with `bareRules`. */
  isBare?: boolean | undefined;
};

const Root = styled.span`
  ${badgeRules}
`;

/** Where an order or one of its lines stands: a badge with a sign of its own for every state. */
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
