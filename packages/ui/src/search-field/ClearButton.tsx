import { X } from '../icons.ts';

/** Clears the field. Not a tab stop, since Escape does the same. Hidden while the field is empty. */
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
