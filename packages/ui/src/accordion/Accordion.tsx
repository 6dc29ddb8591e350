import {
  type ComponentPropsWithoutRef,
  type ElementType,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../icons.ts';
import { accordionRules } from './accordion.styles.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Text at the end of the title line: a count, a price, a date. */
  aside?: ReactNode;
  content: ReactNode;
};

export type AccordionProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** The ids of the open items if controlled; `defaultExpanded` if uncontrolled. */
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((expanded: readonly string[]) => void) | undefined;
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
  { items, expanded, defaultExpanded = [], onExpandedChange, isExclusive = false, headingAs, ...rest },
  ref,
) {
  const groupName = useId();
  const Title: ElementType<{ className: string; children: ReactNode }> = headingAs ?? 'span';
  const turn = (event: MouseEvent<HTMLElement>): void => {
    const item = event.currentTarget.parentElement as HTMLDetailsElement;
    const open = Array.from(item.parentElement?.querySelectorAll<HTMLElement>(':scope > details[open]') ?? []);
    const others = open.filter((one) => one !== item).map(({ id }) => id);
    onExpandedChange?.(item.open ? others : [...(isExclusive ? [] : others), item.id]);
    // The browser opens an item by itself; the parent decides where it holds the state.
    if (expanded) event.preventDefault();
  };
  return (
    <Root ref={ref} {...rest} data-ui="Accordion">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className="ps-accordion-item"
          name={isExclusive ? groupName : undefined}
          open={(expanded ?? defaultExpanded).includes(item.id)}
        >
          <summary className="ps-accordion-head" onClick={turn}>
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
