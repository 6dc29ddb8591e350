import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readQuery, useAskedQuery, useQuery } from '@partshop/features/core';
import type { GridView } from '@partshop/ui';
import { fromView, toView } from './goods-view.ts';
import { goodsPath } from './position-views.ts';
import { readGoodsChoice, type GoodsChoice } from './sales-choice.ts';
import { GOODS_QUERY } from './sales.query.ts';

/** What is typed into a filter is asked for when the typing stops. */
const PAUSE_MS = 300;

type GoodsView = {
  /** What the page shows. */
  choice: GoodsChoice;
  /** What the grid shows: a filter may be ahead of its rows. */
  view: GridView;
  onViewChange: (view: GridView) => void;
};

/** How the goods are arranged. The address keeps it; an address from elsewhere takes the place of what is typed. */
export function useGoodsView(): GoodsView {
  const query = useQuery(GOODS_QUERY);
  const readAsked = useAskedQuery(GOODS_QUERY);
  const navigate = useNavigate();
  const address = query.toString();
  const choice = useMemo(() => readGoodsChoice(query), [query]);
  const said = useMemo(() => toView(choice), [choice]);
  const [draft, setDraft] = useState<GridView | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (address === written.current) return;
    clearTimeout(timer.current);
    setDraft(null);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: GridView) => {
    const path = goodsPath(fromView(next, readGoodsChoice(readAsked())));
    written.current = readQuery(GOODS_QUERY, new URL(path, location.href).search).toString();
    void navigate(path, { replace: true, preventScrollReset: true });
  };

  return {
    choice,
    view: draft ?? said,
    onViewChange: (next) => {
      const isTyped = next.filters !== (draft ?? said).filters;
      setDraft(next);
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(() => write(next), PAUSE_MS);
      else write(next);
    },
  };
}
