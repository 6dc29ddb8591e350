import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Check, X } from '../icons.ts';
import { bestPlaces, deviatingPlaces, type CompareRow, type CompareValue, differs } from './compare-rows.ts';
import { compareTableRules } from './compare-table.styles.ts';

export type CompareArticle = {
  id: string;
  /** The head of its column: maker, number and name, as a link. */
  name: ReactNode;
  picture?: ReactNode;
  /** Price and button, below the name. */
  offer?: ReactNode;
  /** The accessible name of its remove button: "Remove W 712/75". */
  removeLabel: string;
};

export type CompareTexts = {
  /** The head of the first column: "Property". */
  properties: string;
  /** The label of the switch: "Only differences". */
  onlyDifferences: string;
  /** The text that marks the best value of a row: "best". */
  best: string;
  /** The text of a missing value: "no data". */
  missing: string;
  /** The text if every row is hidden: "The articles do not differ". */
  noDifferences: string;
};

export type CompareTableProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The accessible name of the table: "Comparison of oil filters". */
  label: string;
  /** Two to four. */
  items: readonly CompareArticle[];
  rows: readonly CompareRow[];
  texts: CompareTexts;
  /** Hides equal rows if controlled; `defaultOnlyDifferences` if uncontrolled. */
  onlyDifferences?: boolean | undefined;
  /** @default false */
  defaultOnlyDifferences?: boolean | undefined;
  onOnlyDifferencesChange?: ((onlyDifferences: boolean) => void) | undefined;
  /** Called to remove an article; without it and `removeForm` there are no remove buttons. */
  onRemove?: ((id: string) => void) | undefined;
  /**
   * The id of a form on the page that the remove buttons submit, with the article's id under this name: so they work without scripts.
   */
  removeForm?: { id: string; name: string } | undefined;
};

const Root = styled.div`
  ${compareTableRules}
`;

/**
 * Compares a few articles property by property. The switch hides equal rows by CSS only, so it works before scripts and without
 * them.
 */
export const CompareTable = forwardRef<HTMLDivElement, CompareTableProps>(function CompareTable(
  { label, items, rows, texts, onlyDifferences, defaultOnlyDifferences = false, onOnlyDifferencesChange, ...others },
  ref,
) {
  const { onRemove, removeForm, ...rest } = others;
  const choice =
    onlyDifferences === undefined ? { defaultChecked: defaultOnlyDifferences } : { checked: onlyDifferences };
  return (
    <Root ref={ref} {...rest} data-ui="CompareTable">
      <div className="ps-compare-switch">
        <label className="ps-check-line">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
            role="switch"
            {...choice}
            onChange={(event) => onOnlyDifferencesChange?.(event.target.checked)}
          />
          <span className="ps-check-label">{texts.onlyDifferences}</span>
        </label>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className="ps-compare-scroll" role="region" aria-label={label} tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              <td>
                <span className="ps-hidden">{texts.properties}</span>
              </td>
              {items.map((article) => (
                <ArticleHead key={article.id} {...{ article, onRemove, removeForm }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} texts={texts} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(differs) ? null : <p className="ps-compare-none">{texts.noDifferences}</p>}
    </Root>
  );
});

type ArticleHeadProps = { article: CompareArticle } & Pick<CompareTableProps, 'onRemove' | 'removeForm'>;

function ArticleHead({ article, onRemove, removeForm }: ArticleHeadProps) {
  const { id, name, picture, offer, removeLabel } = article;
  return (
    <th scope="col">
      <div className="ps-compare-head">
        {picture ? <div className="ps-compare-picture">{picture}</div> : null}
        {onRemove || removeForm ? (
          <IconButton
            isBare
            size="small"
            label={removeLabel}
            {...(removeForm && { type: 'submit', form: removeForm.id, name: removeForm.name, value: id })}
            onClick={() => onRemove?.(id)}
          >
            <X />
          </IconButton>
        ) : null}
        <div className="ps-compare-name">{name}</div>
        {offer ? <div className="ps-compare-offer">{offer}</div> : null}
      </div>
    </th>
  );
}

function Row({ row, texts }: { row: CompareRow; texts: CompareTexts }) {
  const best = bestPlaces(row);
  const deviating = deviatingPlaces(row);
  return (
    <tr data-same={differs(row) ? undefined : ''}>
      <th scope="row">{row.label}</th>
      {row.values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a value has no key but its column
        <td key={index} data-deviates={deviating.has(index) ? '' : undefined}>
          <Value value={value} missing={texts.missing} />
          {best.has(index) ? (
            <span className="ps-compare-best">
              <Check />
              {texts.best}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

function Value({ value, missing }: { value: CompareValue; missing: string }) {
  return value === undefined ? <span className="ps-compare-missing">{missing}</span> : (value.content ?? value.value);
}
