import { X } from '../icons.ts';

/** Clears the field, as Escape does in some browsers. Hidden while the field is empty. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="ps-search-clear ps-touch"
      title={label}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <X />
    </button>
  );
}
