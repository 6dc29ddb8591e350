import type {
  CrossChanges,
  FitmentChanges,
  PhotoChanges,
  RowCells,
  UploadChanges,
  UploadFault,
} from '@partshop/api-client/contract';
import type { Names } from '../../platform/values/names.ts';
import type { ChosenTable, Delimiter, Field, RowProblem } from '../price-lists/index.ts';

/** What a table holds, as far as it is known: the column `preview` while a person must say what columns hold. */
export type UnclearPreview = {
  headings: readonly string[];
  headingRow: number;
  delimiter: Delimiter | null;
  columns: Partial<Record<Field, number>>;
  sample: readonly (readonly string[])[];
};

/** What a worker found: the column `preview` of an upload that was compared. */
export type Preview = UnclearPreview &
  ChosenTable & {
    /** Of price lists, of crosses, of fitments, or of pictures. */
    changes?: UploadChanges;
    crosses?: CrossChanges;
    fitments?: FoundFitments;
    photos?: PhotoChanges;
    rowsRead: number;
    rowsRefused: number;
    repeated: number;
    /** When the list was changed last, before it was compared; null for a new list. A text: a Date would lose its microseconds. */
    listUpdatedAt: string | null;
    isOutdated: boolean;
  };

/** The column `chosen`: what the columns of a file hold. */
export type FileTable = ChosenTable & {
  /** The shop wrote the file: nothing is learnt from it for those of the seller. */
  isOwn?: true;
};

/** The column `mended`: what rows say now, by their number. */
export type Mended = Readonly<Record<string, RowCells>>;

/** The column `fault`. */
export type Fault = { code: UploadFault; first?: RowProblem };

/** A row with its problems, as the table of rows keeps it. */
export type FaultyRow = { row: number; isRefused: boolean; cells: RowCells; problems: RowProblem[] };

/** A claim of a car that an article fits, in all languages. */
export type FoundFitment = Omit<FitmentChanges['rows']['added'][number], 'conditions' | 'oldConditions'> & {
  option: { code: string; names: Names } | null;
  bodyType: string | null;
  /** Months: `2012-06`. */
  madeFrom: string | null;
  madeTo: string | null;
  oldMadeFrom: string | null;
  oldMadeTo: string | null;
};
export type FoundFitments = Omit<FitmentChanges, 'rows'> & {
  rows: Record<keyof FitmentChanges['rows'], FoundFitment[]>;
};
