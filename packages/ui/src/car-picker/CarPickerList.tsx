import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { CircleAlert, Search } from '../icons.ts';
import { type CarOption, type CarOptionGroup, findOptions, groupOptions } from './car-options.ts';
import { CarPickerOptions } from './CarPickerOptions.tsx';
import type { CarPickerStep } from './CarPickerSteps.tsx';
import { movePickerFocus, scrollToLetter } from './use-picker-keys.ts';

type Searched = {
  /** Called with the text of the search: the parent may find options of deeper steps too. */
  onSearch?: ((text: string) => void) | undefined;
};

export type CarPickerListState =
  | (Searched & {
      status: 'ready';
      items: readonly CarOption[];
      /** Groups options by first letter and shows a letter index: for brands. */
      isLettered?: boolean | undefined;
      /** Options of deeper steps that the search found, below those of this step: models among brands. */
      deeper?: Deeper | undefined;
    })
  | (Searched & { status: 'pending' })
  | {
      status: 'failed';
      /** The error message. */
      message: ReactNode;
      /** A button or a link that tries again. */
      actions?: ReactNode;
    };

export type CarPickerTexts = {
  /** The text of the link back to a completed step: "change". */
  edit: string;
  /** The heading of popular options: "Popular". */
  popular: string;
  /** The accessible name of the letter index: "By letter". */
  letters: string;
  pending: string;
  /** Shown if the list is empty. */
  empty: string;
  /** Shown if the search finds nothing. */
  notFound: string;
  /** The number of matches for screen readers: "3 found". */
  found: (count: number) => string;
};

type CarPickerListProps = {
  step: CarPickerStep;
  list: CarPickerListState;
  texts: CarPickerTexts;
  onChoose: (option: CarOption, event: MouseEvent) => void;
};

/** The list of one step: search, letter index and options; or its loading, error or empty state. */
export function CarPickerList({ step, list, texts, onChoose }: CarPickerListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const options = list.status === 'ready' ? list.items : [];
  const matches = findOptions(options, query);
  const isSearching = query.trim() !== '';
  const isLettered = list.status === 'ready' && list.isLettered === true && !isSearching;
  const deeper = isSearching && list.status === 'ready' ? list.deeper : undefined;
  const groups = isSearching ? foundGroups(matches, deeper) : groupOptions(options, isLettered);
  const count = matches.length + (deeper?.items.length ?? 0);
  const letterId = (index: number) => `${id}-letter-${index}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside
    <div className="ps-car-list" role="group" aria-labelledby={`${id}-heading`} onKeyDown={movePickerFocus}>
      <div className="ps-car-top">
        <span className="ps-hidden ps-car-heading" id={`${id}-heading`} tabIndex={-1}>
          {step.label}
        </span>
        {list.status === 'failed' || (list.status === 'ready' && options.length === 0) ? null : (
          <span className="ps-car-search">
            <Search />
            <input
              type="search"
              aria-label={step.searchLabel}
              placeholder={step.searchLabel}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                list.onSearch?.(target.value);
              }}
            />
          </span>
        )}
      </div>
      {isLettered && groups.length > 1 ? (
        <nav className="ps-car-letters" aria-label={texts.letters}>
          {groups.map(({ key }, index) => (
            <a key={key} href={`#${letterId(index)}`} onClick={scrollToLetter}>
              {key}
            </a>
          ))}
        </nav>
      ) : null}
      <ListState list={list} texts={texts} />
      {count > 0 ? (
        <CarPickerOptions
          groups={groups}
          popular={isSearching ? [] : options.filter(({ isPopular }) => isPopular)}
          popularLabel={texts.popular}
          letterId={isLettered ? letterId : undefined}
          onChoose={onChoose}
        />
      ) : null}
      <p className={count > 0 || options.length === 0 ? 'ps-hidden' : 'ps-car-none'} role="status">
        {isSearching && options.length > 0 && !deeper?.isPending
          ? count > 0
            ? texts.found(count)
            : texts.notFound
          : null}
      </p>
    </div>
  );
}

type Deeper = {
  heading: string;
  items: readonly CarOption[];
  /** The search for them has not ended: nobody knows yet whether there are any. */
  isPending?: boolean | undefined;
};

/** What the search found: of this step, then of deeper ones. */
function foundGroups(matches: readonly CarOption[], deeper: Deeper | undefined): CarOptionGroup[] {
  const own = { key: '', heading: undefined, options: matches };
  if (!deeper || deeper.items.length === 0) return [own];
  const found = { key: 'deeper', heading: deeper.heading, options: deeper.items };
  return matches.length > 0 ? [own, found] : [found];
}

/** The loading, error or empty state of the list. */
function ListState({ list, texts }: Pick<CarPickerListProps, 'list' | 'texts'>) {
  if (list.status === 'failed') {
    return (
      <div className="ps-car-error" role="alert">
        <CircleAlert />
        <span>{list.message}</span>
        {list.actions}
      </div>
    );
  }
  if (list.status === 'pending') {
    return (
      <div className="ps-car-loading" role="status">
        <span className="ps-hidden">{texts.pending}</span>
      </div>
    );
  }
  return list.items.length === 0 ? <p className="ps-car-none">{texts.empty}</p> : null;
}
