import type { ReactNode } from 'react';
import { useHref } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import type { BasketIntent } from './basket-form.ts';

export type BasketFormProps = {
  intent: BasketIntent['intent'];
  /** The hidden fields. */
  fields: Readonly<Record<string, string | number>>;
  /** The query of the page, which preserves the view. */
  action: string;
  className?: string;
  /** Makes the change with scripts; without them the page does. */
  onSend: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/** A form that changes the basket. */
export function BasketForm({ intent, fields, action, className, onSend, children }: BasketFormProps) {
  const href = useHref();
  return (
    <form
      className={className}
      method="post"
      action={href(paths.basket.to()) + action}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
