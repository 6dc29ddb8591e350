import { useEffect, useRef } from 'react';
import type { GridPaging, GridRows, GridView } from './grid-model.ts';
import { rowsNeeded } from './rows-needed.ts';

type Asked = GridRows & { view: GridView };

/** Asks for the rows in view that are not loaded, once for each part and view. */
export function useRowsNeeded(paging: GridPaging | undefined, visible: GridRows, loaded: GridRows, view: GridView) {
  const asked = useRef<Asked>(undefined);
  useEffect(() => {
    const needed = paging && rowsNeeded(visible, loaded, paging.rowCount);
    if (!needed) return;
    const { current } = asked;
    if (current?.view === view && current.from === needed.from && current.to === needed.to) return;
    asked.current = { ...needed, view };
    paging.onRowsNeeded(needed);
  });
}
