type Send = (request: Request) => Promise<Response>;

/** A transport that counts its running calls. */
export function countCalls(send: Send = async (request) => fetch(request)) {
  let running = 0;
  let tell: () => void = () => undefined;
  return {
    running: () => running,
    /** Calls `listener` whenever the last running call has ended, after its caller got the response. */
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
