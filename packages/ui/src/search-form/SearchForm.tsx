import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Search } from '../icons.ts';
import { searchFormRules } from './search-form.styles.ts';

export type SearchFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'role'> & {
  /** The URL of the results page, which receives the form by GET. */
  action: string;
  /** The form parameter of the text. */
  name: string;
  /** The text if controlled; `defaultValue` if uncontrolled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called after each key with the text. */
  onValueChange?: ((text: string) => void) | undefined;
  label: string;
  placeholder?: string | undefined;
  submitLabel: string;
  /** @default 200 */
  maxLength?: number | undefined;
  /** `large` shows the text of the submit button, for the start page. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Further fields, for example hidden ones. */
  children?: ReactNode;
};

const Root = styled.form.attrs({ role: 'search', method: 'get' })`
  ${searchFormRules}
`;

/** A search form. It works without scripts; with scripts the parent may handle `onSubmit`. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  {
    name,
    value,
    defaultValue,
    onValueChange,
    label,
    placeholder,
    submitLabel,
    maxLength = 200,
    size = 'medium',
    children,
    ...rest
  },
  ref,
) {
  return (
    <Root ref={ref} aria-label={label} {...rest} data-ui="SearchForm" data-size={size}>
      <input
        type="search"
        name={name}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => onValueChange?.(event.target.value)}
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        required
      />
      {children}
      <button type="submit" title={submitLabel}>
        <Search />
        <span className={size === 'large' ? 'ps-search-submit' : 'ps-hidden'}>{submitLabel}</span>
      </button>
    </Root>
  );
});
