import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { isPlainClick } from '@partshop/features/core';
import { toQuery, type PickerRequest } from './picker-request.ts';

/** The heading that gets the focus after a request. */
export type FocusAfter = 'list' | 'points';

/** Makes the props of a link to a request: its address without scripts, and its click handler with them. */
export type Follow = (
  request: PickerRequest,
  focus: FocusAfter,
) => { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };

/** Makes the links of the choice. Clicks with modifier keys or other buttons are left to the browser. */
export function useFollow(
  request: PickerRequest,
  hrefOf: (request: PickerRequest) => string,
  onAsk: (request: PickerRequest) => void,
): { follow: Follow; headings: Record<FocusAfter, RefObject<HTMLHeadingElement | null>> } {
  const list = useRef<HTMLHeadingElement>(null);
  const points = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<{ query: string; focus: FocusAfter } | null>(null);

  useEffect(() => {
    if (wanted.current?.query !== toQuery(request)) return;
    (wanted.current.focus === 'list' ? list : points).current?.focus();
    wanted.current = null;
  }, [request]);

  const follow = useCallback<Follow>(
    (next, focus) => ({
      href: hrefOf(next),
      onClick(event) {
        if (event.button !== 0 || !isPlainClick(event)) return;
        event.preventDefault();
        wanted.current = { query: toQuery(next), focus };
        onAsk(next);
      },
    }),
    [hrefOf, onAsk],
  );
  return { follow, headings: { list, points } };
}
