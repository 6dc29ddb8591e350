import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCurrentCar } from '@partshop/features/car-selector';
import { useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { Skeleton } from '@partshop/ui';
import { FoldFailed } from '../FoldFailed.tsx';
import { fittingCars } from '../fitting-cars.loadables.ts';
import { messages } from './car-list.messages.ts';
import { CarList } from './CarList.tsx';
import { carsAsked, carsWatchers } from './cars-watchers.saga.ts';

type OpenedCarsProps = {
  articleId: number;
  /** The page's URL without its query. */
  path: string;
  /** The words that the page's address searches for; empty for all cars. */
  asked: string;
};

/** Loads and shows the cars that an article fits; those of the visitor's car first. */
export function OpenedCars({ articleId, path, asked }: OpenedCarsProps) {
  const dispatch = useDispatch();
  const engineId = useSelector(selectCurrentCar)?.engineId ?? null;
  const [text, setText] = useState(asked);
  const [before, setBefore] = useState(asked);
  const entry = useSelector((state: CoreState) => fittingCars.select(state, { articleId, engineId, text }));
  const old = useSelector((state: CoreState) => fittingCars.select(state, { articleId, engineId, text: before }));
  const { status } = entry;
  useWatchers(carsWatchers);
  useEffect(() => {
    if (status === 'idle') dispatch(carsAsked({ articleId, engineId, text }));
  }, [status, dispatch, articleId, engineId, text]);

  const ask = (words: string) => {
    setBefore(text);
    setText(words);
  };
  if (status === 'failed') {
    const retry = () => dispatch(carsAsked({ articleId, engineId, text }));
    return <Failed href={`${path}?cars=${encodeURIComponent(text)}#fits`} onRetry={retry} />;
  }
  // The list before stays until the next one is there.
  const shown = entry.status === 'loaded' ? { cars: entry.data, asked: text } : null;
  const stays = old.status === 'loaded' ? { cars: old.data, asked: before } : null;
  const list = shown ?? stays;
  return list ? (
    <CarList articleId={articleId} {...list} action={path} isBusy={shown === null} onAsk={ask} />
  ) : (
    <div aria-busy="true">
      <Skeleton lines={4} />
    </div>
  );
}

function Failed(props: { href: string; onRetry: () => void }) {
  const t = useTexts(messages);
  return <FoldFailed {...props} text={t('failed')} retryText={t('retry')} />;
}
