const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;
const COOKIE = /^[^;]+/;

type Answer<Body> = { status: number; body: Body };
/** Of a basket or a checkout. */
type Bought = { number?: string; items?: { basketId: number }[] };

/** What happened to the requests of buyers. */
export type Trouble = {
  /** Requests without a response, and requests that got 503. */
  lost: number;
  refused: number;
  /** Unexpected responses: `POST /path 500`. */
  odd: string[];
};

/** Asks until there is a response. */
export type Ask = <Body = Bought>(path: string, body?: unknown) => Promise<Answer<Body>>;

/** A buyer with cookies, who calls from anywhere. Repeats a request until there is a response, as a person does after an error. */
export function openBuyer(origin: string, trouble: Trouble): Ask {
  const jar = new Map<string, string>();

  async function askOnce<Body>(path: string, body: unknown): Promise<Answer<Body>> {
    const headers = {
      cookie: [...jar.values()].join('; '),
      'x-forwarded-for': anyAddress(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers,
      signal: AbortSignal.timeout(15_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = COOKIE.exec(line) ?? [];
      jar.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return { status: response.status, body: (await response.json()) as Body };
  }

  return async <Body>(path: string, body?: unknown) => {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      try {
        const answer = await askOnce<Body>(path, body);
        if (answer.status < 500) return answer;
        if (answer.status === 503) trouble.refused += 1;
        else trouble.odd.push(`${path} ${answer.status}`);
      } catch {
        trouble.lost += 1;
      }
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`Nobody answered ${path} for ${PATIENCE_MS / 1000} s.`);
  };
}

const anyAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
