type Send = (request: Request) => Promise<Response>;

/** A transport that knows how many of its calls are running. */
export function countCalls(send: Send = async (request) => fetch(request)) {
  let running = 0;
  let tell: () => void = () => undefined;
  return {
    running: () => running,
    /** Called whenever the last running call has been answered, after whoever asked got the answer. */
    onIdle(listener: () => void): void {
      tell = listener;
    },
    async fetch(request: Request): Promise<Response> {
      running += 1;
      try {
        return await send(request);
      } finally {
        running -= 1;
        setTimeout(() => running === 0 && tell());
      }
    },
  };
}
