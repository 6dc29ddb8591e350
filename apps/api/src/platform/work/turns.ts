/** Thrown where so many wait already that one more would wait too long. */
export class TooManyWaiting extends Error {
  constructor() {
    super('Too many wait for the same work.');
    this.name = 'TooManyWaiting';
  }
}

export type TurnLimits = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn; one more is refused at once. */
  maxWaiting: number;
};

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Does expensive works a few at a time, in the order in which they come; throws TooManyWaiting where the line is full. */
export function createTurns({ atOnce, maxWaiting }: TurnLimits): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new TooManyWaiting();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
