import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { Environment } from './environment.ts';
import type { Saga } from './effects.ts';
import { rootReducer, type CoreState } from './root-reducer.ts';

export type AppStore = ReturnType<typeof createAppStore>;

type Outcome<Result> = { value: Result } | { error: unknown };

/** Returns the error of a load, such as a redirect or a 404, as a value, so that it does not count as the saga's failure. */
function* settle<Result>(saga: Saga<Result>): Saga<Outcome<Result>> {
  try {
    return { value: yield* saga };
  } catch (error) {
    return { error };
  }
}

/** A cancelled task resolves with a symbol of redux-saga instead. */
function isOutcome<Result>(ended: unknown): ended is Outcome<Result> {
  return typeof ended === 'object' && ended !== null;
}

/** The store and sagas of one visitor; `state` is the state from the server. */
export function createAppStore(environment: Environment, state?: unknown) {
  const sagas = createSagaMiddleware<Environment>({
    context: environment,
    // Only errors of watchers arrive here; errors of a load go to its loader.
    onError: (error) => {
      if (typeof reportError === 'function' && typeof window !== 'undefined') reportError(error);
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    // Without the default middleware, which walks the whole state at every action; types and tests do these checks.
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
    /** Runs a saga and resolves with its result; aborting `signal` cancels it. */
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
    /** Cancels all running sagas, because nobody waits for them any more. */
    stop(): void {
      for (const task of running) task.cancel();
    },
    /** Starts watchers once; further calls do nothing. Only browsers call it, after hydration. */
    watch(watchers: () => Saga): void {
      if (watched.has(watchers)) return;
      watched.add(watchers);
      sagas.run(watchers);
    },
  };
}
