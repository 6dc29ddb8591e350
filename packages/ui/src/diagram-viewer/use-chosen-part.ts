import { type RefObject, useEffect, useState } from 'react';
import type { DiagramSide } from './diagram-parts.ts';
import { revealBy } from './zoom-math.ts';

/** The least distance between a part scrolled into view and the edge of the frame, in pixels. */
const ROOM = 24;

type Options = {
  rootRef: RefObject<HTMLElement | null>;
  chosen: string | null | undefined;
  defaultChosen: string | null;
  onChoose: ((id: string | null) => void) | undefined;
};

export type ChosenPart = {
  chosen: string | null;
  /** The part under the mouse or with the focus. */
  pointed: string | null;
  /** Highlights a part on both sides and scrolls it into view on the other one. */
  point: (id: string, from: DiagramSide) => void;
  unpoint: () => void;
  /** Chooses a part and scrolls it into view on both sides; clears the choice if it is chosen already. */
  choose: (id: string) => void;
  letGo: () => void;
};

/** The part that is pointed at and the part that is chosen, shared by drawing and list. */
export function useChosenPart({ rootRef, chosen: given, defaultChosen, onChoose }: Options): ChosenPart {
  const [own, setOwn] = useState(defaultChosen);
  const [pointed, setPointed] = useState<string | null>(null);
  const chosen = given === undefined ? own : given;

  // Also for the initial choice and for choices by the parent.
  useEffect(() => {
    if (chosen === null) return;
    showOnOtherSide(rootRef.current, chosen, 'picture');
    showOnOtherSide(rootRef.current, chosen, 'list');
  }, [rootRef, chosen]);

  const change = (next: string | null): void => {
    if (next === chosen) return;
    setOwn(next);
    onChoose?.(next);
  };

  return {
    chosen,
    pointed,
    point(id, from) {
      setPointed(id);
      showOnOtherSide(rootRef.current, id, from);
    },
    unpoint: () => setPointed(null),
    choose: (id) => change(id === chosen ? null : id),
    letGo: () => change(null),
  };
}

/** Scrolls inside the frame of the other side; the page does not scroll. */
function showOnOtherSide(root: HTMLElement | null, id: string, from: DiagramSide): void {
  const frame = root?.querySelector(from === 'picture' ? '.ps-diagram-list' : '.ps-diagram-frame');
  const target = frame?.querySelector(`[data-part="${CSS.escape(id)}"]`);
  if (!frame || !target) return;
  const outer = frame.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  frame.scrollBy({
    left: revealBy({ start: outer.left, end: outer.right }, { start: inner.left, end: inner.right }, ROOM),
    top: revealBy({ start: outer.top, end: outer.bottom }, { start: inner.top, end: inner.bottom }, ROOM),
  });
}
