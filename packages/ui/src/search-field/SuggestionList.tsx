import { type ReactNode, useEffect, useRef } from 'react';
import { matchParts } from './match-parts.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './search-suggestion.ts';

type SuggestionListProps = {
  id: string;
  label: string;
  groups: readonly SearchSuggestionGroup[];
  query: string;
  activeId: string | undefined;
  optionId: (id: string) => string;
  onActive: (id: string) => void;
  onChoose: (item: SearchSuggestion) => void;
};

/** The grouped suggestions under a search field. */
export function SuggestionList({ id, label, groups, activeId, optionId, ...rest }: SuggestionListProps) {
  const { query, onActive, onChoose } = rest;
  const listRef = useRef<HTMLDivElement>(null);
  const activeOption = activeId === undefined ? undefined : optionId(activeId);
  useEffect(() => {
    if (activeOption === undefined) return;
    listRef.current?.querySelector(`#${CSS.escape(activeOption)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);
  const renderItem = (item: SearchSuggestion): ReactNode => (
    <div
      key={item.id}
      id={optionId(item.id)}
      role="option"
      tabIndex={-1}
      aria-selected={item.id === activeId}
      className="ps-option"
      // Keeps the focus in the field, so that the list stays open until the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onActive(item.id)}
      onClick={() => onChoose(item)}
      onKeyDown={undefined}
    >
      {item.icon ? <span className="ps-option-icon">{item.icon}</span> : null}
      {item.picture ? <span className="ps-option-picture">{item.picture}</span> : null}
      <span className="ps-option-text">
        <span>
          {item.lead ? (
            <>
              <bdi>
                <Highlighted text={item.lead} query={query} />
              </bdi>{' '}
            </>
          ) : null}
          {item.isCode ? (
            <bdi dir="ltr" className="ps-option-code">
              <Highlighted text={item.text} query={query} />
            </bdi>
          ) : (
            <bdi>
              <Highlighted text={item.text} query={query} />
            </bdi>
          )}
        </span>
        {item.description ? (
          <bdi className="ps-option-description">
            <Highlighted text={item.description} query={query} />
          </bdi>
        ) : null}
      </span>
      {item.aside ? <span className="ps-option-aside">{item.aside}</span> : null}
    </div>
  );
  return (
    <div ref={listRef} id={id} role="listbox" aria-label={label} className="ps-options">
      {groups.map((group) =>
        group.label ? (
          <div key={group.id} role="group" aria-labelledby={optionId(`group-${group.id}`)}>
            <div id={optionId(`group-${group.id}`)} role="presentation" className="ps-option-group">
              {group.label}
            </div>
            {group.items.map(renderItem)}
          </div>
        ) : (
          group.items.map(renderItem)
        ),
      )}
    </div>
  );
}

function Highlighted({ text, query }: { text: string; query: string }) {
  let place = 0;
  return matchParts(text, query).map((part) => {
    const key = place;
    place += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
