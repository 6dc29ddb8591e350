import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from '../icons.ts';

export type FormError = {
  /** The `id` of the field, or of the first radio. */
  fieldId: string;
  message: ReactNode;
};

export type FormErrorSummaryProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> & {
  title: ReactNode;
  errors: readonly FormError[];
  /** Takes the focus on mount, so that screen readers read it first and the Tab key continues from here. */
  isFocusedOnMount?: boolean | undefined;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--ps-space-2) var(--ps-space-3);
  align-items: start;
  padding: var(--ps-space-4);
  border: 2px solid var(--ps-color-critical-text);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-surface);

  &:focus {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  /* Centred to the first line of the title, however many it has. */
  & > svg {
    block-size: 1lh;
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-lg);
    line-height: var(--ps-leading-tight);
  }

  & > .ps-summary-title {
    font-size: var(--ps-type-lg);
  }

  & > .ps-summary-list {
    display: grid;
    grid-column: 2;
  }

  & a {
    display: inline-block;
    padding-block: var(--ps-space-1);
    color: var(--ps-color-critical-text);
    font-weight: var(--ps-weight-medium);
  }

  @media (pointer: coarse) {
    & a {
      padding-block: var(--ps-space-3);
    }
  }
`;

/** All errors of a form, above its fields. Each line links to its field, with scripts or without. */
export const FormErrorSummary = forwardRef<HTMLDivElement | null, FormErrorSummaryProps>(function FormErrorSummary(
  { title, errors, isFocusedOnMount = false, ...rest },
  ref,
) {
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, []);
  useEffect(() => {
    if (isFocusedOnMount) rootRef.current?.focus();
  }, [isFocusedOnMount]);
  return (
    <Root ref={rootRef} role="alert" tabIndex={-1} {...rest} data-ui="FormErrorSummary">
      <CircleAlert />
      <h2 className="ps-summary-title">{title}</h2>
      <ul className="ps-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusTarget}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
});

/** Focuses the field without changing the URL. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
