export type FileRules = {
  /** As in `<input accept>`: ".csv,.xlsx,image/*". */
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  maxCount?: number | undefined;
};

/** Why a file was refused. */
export type FileRefusal = { file: File; reason: 'type' | 'size' | 'count' };

/** Identifies a file by name, size and date, so that the same file chosen twice counts once. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** Whether the file matches `accept`, by the rules of a browser's file dialog. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
      return type.toLowerCase() === kind;
    })
  );
}

/** Adds new files to the present ones. Skips files that are present already, and refuses those that break a rule. */
export function addFiles(
  present: readonly File[],
  added: readonly File[],
  { accept, maxSize = Number.POSITIVE_INFINITY, maxCount = Number.POSITIVE_INFINITY }: FileRules,
): { files: readonly File[]; refusals: readonly FileRefusal[] } {
  const files = new Map(present.map((file) => [fileKey(file), file]));
  const refusals: FileRefusal[] = [];
  for (const file of added) {
    if (files.has(fileKey(file))) continue;
    if (!isAccepted(file, accept)) refusals.push({ file, reason: 'type' });
    else if (file.size > maxSize) refusals.push({ file, reason: 'size' });
    else if (files.size >= maxCount) refusals.push({ file, reason: 'count' });
    else files.set(fileKey(file), file);
  }
  return { files: [...files.values()], refusals };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "1,4 МБ": decimal units, as in the file lists of operating systems. */
export function formatFileSize(bytes: number, locale: string): string {
  // A size that rounds to 1000 of a unit is given in the next unit.
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes * 1.0005) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power > 0 && value < 99.95 ? 1 : 0,
  }).format(value);
}
