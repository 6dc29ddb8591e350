import { useId, type ReactNode } from 'react';
import { Card } from '@partshop/ui';

export type CheckoutSectionProps = { number: number; title: string; children: ReactNode };

/** A numbered section of the form. */
export function CheckoutSection({ number, title, children }: CheckoutSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" className="section" aria-labelledby={headingId}>
      <h2 className="section-heading" id={headingId}>
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </Card>
  );
}
