import { SendingFailed } from './message.ts';

const LIMIT_MS = 3000;
const MAX_BYTES = 1024 * 1024;

/**
 * Posts a form to a third-party service at a configured URL: 3 s, no redirects, at most 1 MiB (S12). Throws
 * `SendingFailed` for anything but a good response; the error never contains what was sent.
 */
export async function postForm(url: string, form: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await readText(response);
    if (!response.ok) throw new SendingFailed(`The service answered ${response.status}.`);
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SendingFailed) throw error;
    throw new SendingFailed(error instanceof SyntaxError ? 'The service answered no JSON.' : 'The service is down.');
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new SendingFailed('The service answered more than 1 MiB.');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
