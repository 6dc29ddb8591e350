import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { X } from '../icons.ts';
import { chipRules } from './chip.styles.ts';
import { PageLink } from '../link-provider/link-context.ts';

type Removal =
  | { onDismiss?: undefined; dismissHref?: undefined; dismissLabel?: undefined }
  /** The accessible name of the remove button: "Remove MANN-FILTER". */
  | { onDismiss: () => void; dismissHref?: undefined; dismissLabel: string }
  /** The URL of the page without it; works before scripts. */
  | { onDismiss?: undefined; dismissHref: string; dismissLabel: string };

export type ChipProps = ComponentPropsWithoutRef<'span'> & Removal & { icon?: ReactNode };

const Root = styled.span`
  ${chipRules}

  &:has(> .ps-chip-remove) {
    gap: var(--ps-space-1);
    padding-inline-end: 0;
  }

  & > .ps-chip-remove {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(var(--ps-control-sm) - 2px);
    block-size: calc(var(--ps-control-sm) - 2px);
    margin-block: calc(-1 * var(--ps-space-half));
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ps-color-text-muted);
    font-size: 0.9em;
    cursor: pointer;
  }

  /* As high as the chip with its border, for touch. */
  & > .ps-chip-remove::after {
    position: absolute;
    inset: -1px;
    content: '';
  }

  & > .ps-chip-remove:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & > .ps-chip-remove:focus-visible {
    outline-offset: -2px;
  }
`;

/** A chosen or entered value that can be removed: an active filter, a VIN in a list. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { icon, onDismiss, dismissHref, dismissLabel, children, ...rest },
  ref,
) {
  const naming = { className: 'ps-chip-remove', 'aria-label': dismissLabel, title: dismissLabel };
  return (
    <Root ref={ref} {...rest} data-ui="Chip">
      {icon}
      <span className="ps-chip-text">{children}</span>
      {dismissHref === undefined ? null : (
        <PageLink href={dismissHref} {...naming}>
          <X />
        </PageLink>
      )}
      {onDismiss ? (
        <button type="button" {...naming} onClick={onDismiss}>
          <X />
        </button>
      ) : null}
    </Root>
  );
});
