import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { Environment } from './environment.ts';
import type { Saga } from './effects.ts';
import { rootReducer, type CoreState } from './root-reducer.ts';

export type AppStore = ReturnType<typeof createAppStore>;

type Outcome<Result> = { value: Result } | { error: unknown };

/** Keeps what a load throws, such as a redirect or a 404, from counting as the fault of a saga. */
function* settle<Result>(saga: Saga<Result>): Saga<Outcome<Result>> {
  try {
    return { value: yield* saga };
  } catch (error) {
    return { error };
  }
}

/** A cancelled task ends with a mark of the library instead. */
function isOutcome<Result>(ended: unknown): ended is Outcome<Result> {
  return typeof ended === 'object' && ended !== null;
}

/** The store of one visitor with its sagas; `state` is what the server handed over. */
export function createAppStore(environment: Environment, state?: unknown) {
  const sagas = createSagaMiddleware<Environment>({
    context: environment,
    // Only a watcher's fault comes here; what a load throws goes to its loader.
    onError: (error) => {
      if (typeof reportError === 'function' && typeof window !== 'undefined') reportError(error);
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    // The checks of the default middleware walk the whole state at every action; types and tests do their work here.
    middleware: () => new Tuple(sagas),
    devTools: typeof window !== 'undefined',
    ...(state === undefined ? {} : { preloadedState: state as Partial<CoreState> as never }),
  });

  const watched = new Set<() => Saga>();
  const running = new Set<Task>();

  return {
    getState: store.getState,
    dispatch: store.dispatch,
    subscribe: store.subscribe,
    redux: store,
    /** Runs a saga and gives its result; an abort of `signal` cancels it. */
    async run<Args extends unknown[], Result>(
      saga: (...args: Args) => Saga<Result>,
      signal?: AbortSignal,
      ...args: Args
    ): Promise<Result> {
      const task: Task = sagas.run(settle, saga(...args));
      running.add(task);
      const cancel = () => task.cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        const outcome = await task.toPromise<unknown>();
        if (!isOutcome<Result>(outcome)) throw new DOMException('The visitor went elsewhere.', 'AbortError');
        if ('error' in outcome) throw outcome.error;
        return outcome.value;
      } finally {
        running.delete(task);
        signal?.removeEventListener('abort', cancel);
      }
    },
    /** Cancels every saga that still runs: nobody waits for it any more. */
    stop(): void {
      for (const task of running) task.cancel();
    },
    /** Starts watchers, once however often it is called. A browser does this after hydration, a server never. */
    watch(watchers: () => Saga): void {
      if (watched.has(watchers)) return;
      watched.add(watchers);
      sagas.run(watchers);
    },
  };
}
