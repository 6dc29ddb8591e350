import { useCallback, useState } from 'react';
import { type SampleOffer, sampleOffers } from '../../data-table/testing/offers.tsx';
import { DataGrid, type DataGridProps } from '../DataGrid.tsx';
import type { GridRows } from '../grid-model.ts';

type ServerGridProps = Omit<DataGridProps<SampleOffer>, 'paging'> & {
  rowCount: number;
  /** Told which rows the grid asked for. */
  onAsked?: (rows: GridRows) => void;
};

const BASE = sampleOffers(1600);

/** The offer at an index of a list without end. */
function offerAt(index: number): SampleOffer {
  const offer = BASE[index % BASE.length] ?? sampleOffers(1)[0];
  return { ...(offer as SampleOffer), id: `offer-${index}`, number: `N ${index + 1}` };
}

/** A grid whose rows come by pages from a server, which answers in the next frame. */
export function ServerGrid({ rowCount, onAsked, ...rest }: ServerGridProps) {
  const [loaded, setLoaded] = useState<{ from: number; rows: SampleOffer[] }>({ from: 0, rows: [] });
  const load = useCallback(
    ({ from, to }: GridRows) => {
      onAsked?.({ from, to });
      requestAnimationFrame(() =>
        setLoaded({ from, rows: Array.from({ length: to - from }, (_, offset) => offerAt(from + offset)) }),
      );
    },
    [onAsked],
  );
  return <DataGrid {...rest} rows={loaded.rows} paging={{ rowCount, firstIndex: loaded.from, onRowsNeeded: load }} />;
}
