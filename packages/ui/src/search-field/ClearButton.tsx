import { X } from '../icons.ts';

/** Empties the field. Out of the tab order, since Escape does the same; there is nothing to empty while it is hidden. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="ps-search-clear"
      title={label}
      aria-label={label}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <X />
    </button>
  );
}
