import { isSystemError } from '../../platform/database/processes.ts';
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
    if (error instanceof SyntaxError)
      throw new SendingFailed('The service answered no JSON.', { mayHaveArrived: true });
    throw new SendingFailed('The service is down.', { mayHaveArrived: !isUnreachable(error) });
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

/** Whether no connection was made, so that nothing arrived. */
function isUnreachable(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return isSystemError(cause, 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT');
}
