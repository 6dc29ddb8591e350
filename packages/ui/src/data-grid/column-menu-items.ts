import type { MenuSection } from '../menu/Menu.tsx';
import type { GridTexts, GridView } from './grid-model.ts';
import { WIDTHS, withMove, withPin, withWidth } from './grid-view.ts';
import type { ShownColumn } from './use-grid.ts';

type ColumnMenuOptions = {
  column: Pick<ShownColumn<never>, 'id' | 'width' | 'side' | 'isAlwaysShown' | 'canGroup' | 'value'>;
  view: GridView;
  onView: (view: GridView) => void;
  texts: GridTexts;
  /** No column is left without it. */
  isLast: boolean;
  hasGroups: boolean;
};

/** What the menu of a column offers: everything that the mouse can do to it. */
export function columnMenuItems({ column, view, onView, texts, isLast, hasGroups }: ColumnMenuOptions): MenuSection[] {
  const { id, side } = column;
  const item = (itemId: string, label: string, next: GridView, disabled = false) => ({
    id: itemId,
    label,
    disabled: disabled || next === view,
    onChoose: () => onView(next),
  });
  const width = view.widths[id] ?? column.width ?? WIDTHS.usual;
  const isGroup = view.groupBy === id;
  return [
    {
      id: 'pin',
      items: [
        ...(side === 'start' ? [] : [item('start', texts.pinStart, withPin(view, id, 'start'))]),
        ...(side === 'end' ? [] : [item('end', texts.pinEnd, withPin(view, id, 'end'))]),
        ...(side ? [item('unpin', texts.unpin, withPin(view, id, null))] : []),
      ],
    },
    {
      id: 'place',
      items: [
        item('earlier', texts.moveEarlier, withMove(view, id, -1)),
        item('later', texts.moveLater, withMove(view, id, 1)),
        item('narrower', texts.narrower, withWidth(view, id, width - WIDTHS.step), width <= WIDTHS.least),
        item('wider', texts.wider, withWidth(view, id, width + WIDTHS.step), width >= WIDTHS.greatest),
      ],
    },
    {
      id: 'show',
      items: [
        ...(hasGroups && column.canGroup && column.value
          ? [item('group', isGroup ? texts.ungroup : texts.group, { ...view, groupBy: isGroup ? null : id })]
          : []),
        item('hide', texts.hide, { ...view, hidden: [...view.hidden, id] }, column.isAlwaysShown === true || isLast),
      ],
    },
  ];
}
