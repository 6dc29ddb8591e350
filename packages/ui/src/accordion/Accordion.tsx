import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../icons.ts';
import { accordionRules } from './accordion.styles.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Text at the end of the title line: a count, a price, a date. */
  aside?: ReactNode;
  content: ReactNode;
  /** Whether the item is open at first. */
  isOpen?: boolean | undefined;
};

export type AccordionProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** Opening one item closes the others. @default false */
  isExclusive?: boolean | undefined;
  /** The heading level of the titles, if they belong to the page's outline. */
  headingAs?: 'h2' | 'h3' | 'h4' | undefined;
};

const Root = styled.div`
  ${accordionRules}
`;

/**
 * Questions that open their answers. Uses native `<details>`, which work without scripts and whose closed text the browser's search
 * finds.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, isExclusive = false, headingAs, ...rest },
  ref,
) {
  const groupName = useId();
  const Title: ElementType<{ className: string; children: ReactNode }> = headingAs ?? 'span';
  return (
    <Root ref={ref} {...rest} data-ui="Accordion">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className="ps-accordion-item"
          name={isExclusive ? groupName : undefined}
          open={item.isOpen}
        >
          <summary className="ps-accordion-head">
            <Title className="ps-accordion-title">{item.title}</Title>
            {item.aside === undefined ? null : <span className="ps-accordion-aside">{item.aside}</span>}
            <ChevronDown className="ps-accordion-chevron" />
          </summary>
          <div className="ps-accordion-content">{item.content}</div>
        </details>
      ))}
    </Root>
  );
});
