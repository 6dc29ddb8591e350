import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  forwardRef,
  type ReactElement,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';

/** The handle that the table uses to scroll to a row. */
export type RowWindow = { scrollTo: (index: number) => void };

type VirtualRowsProps = {
  scrollRef: RefObject<HTMLElement | null>;
  keys: readonly string[];
  renderRow: (index: number, measure: Ref<HTMLTableRowElement>) => ReactElement | null;
};

/** Estimated height of a row in pixels where none is drawn yet; each row is measured when it is rendered. */
const ROW_HEIGHT = 40;

/** The height of the sticky head in pixels; scrolling to a row above must not leave it under the head. */
const HEAD_HEIGHT = 44;

const OVERSCAN = 12;

/**
 * Renders the visible rows and spacer rows for the others. The focused row stays rendered, so that scrolling does not lose the
 * focus.
 */
export const VirtualRows = forwardRef<RowWindow, VirtualRowsProps>(function VirtualRows(
  { scrollRef, keys, renderRow },
  ref,
) {
  const focused = useFocusedRow(scrollRef);
  const [estimate] = useState(() => drawnHeight(scrollRef.current) ?? ROW_HEIGHT);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by its result
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimate,
    overscan: OVERSCAN,
    scrollPaddingEnd: HEAD_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => withRow(range, focused),
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return (
    <>
      {items.flatMap((item, position) => {
        const gap = item.start - (items[position - 1]?.end ?? 0);
        return [
          gap > 0 ? <Gap key={`before ${item.key}`} height={gap} /> : null,
          renderRow(item.index, virtualizer.measureElement),
        ];
      })}
      <Gap height={virtualizer.getTotalSize() - (last?.end ?? 0)} />
    </>
  );
});

/** The height of the first row that stands in the document: a line of a table, or a card on a phone. */
function drawnHeight(table: HTMLElement | null): number | undefined {
  return table?.querySelector('tr[data-index]')?.getBoundingClientRect().height;
}

function Gap({ height }: { height: number }) {
  return <tr className="ps-table-gap" aria-hidden="true" style={{ '--ps-gap': `${height}px` } as CSSProperties} />;
}

/** The indexes of the visible rows and of the focused row, in order. */
function withRow(range: Range, index: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index === undefined || index >= range.count || indexes.includes(index)) return indexes;
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index];
}

/** The index of the row that contains the focus. */
function useFocusedRow(scrollRef: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = scrollRef.current;
    if (!element) return;
    const update = () => {
      const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
      setFocused(row && element.contains(row) ? Number(row.dataset['index']) : undefined);
    };
    element.addEventListener('focusin', update);
    element.addEventListener('focusout', update);
    update();
    return () => {
      element.removeEventListener('focusin', update);
      element.removeEventListener('focusout', update);
    };
  }, [scrollRef]);
  return focused;
}
