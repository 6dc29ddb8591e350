/** Drives WebKit by its WebDriver over HTTP, on a virtual display. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/testing/free-port.ts';
import { ENTER, PATIENCE_MS, WINDOW, type Browser } from './browser.ts';
import { installed, start, stop } from './processes.ts';

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit(): Promise<Browser> {
  const screenSize = `${WINDOW.width}x${WINDOW.height + 200}x24`;
  const screen = await start(installed('xvfb', 'Xvfb'), ['-displayfd', '1', '-screen', '0', screenSize], /^(\d+)\n/m);
  const port = await freePort();
  const driver = spawn(installed('webkit2gtk-driver', 'WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${screen.said}` },
  });
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  await untilAnswered(() => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { implicit: PATIENCE_MS });
  await session('POST', '/window/rect', WINDOW);
  return {
    ...commandsOf(session),
    async close() {
      await session('DELETE', '');
      await stop(driver);
      await stop(screen.process);
    },
  };
}

function commandsOf(session: Ask): Omit<Browser, 'close'> {
  const find = async (xpath: string): Promise<string> => {
    const found = await session('POST', '/element', { using: 'xpath', value: xpath });
    return `/element/${(found as Record<typeof ELEMENT, string>)[ELEMENT]}`;
  };
  return {
    async open(url) {
      await session('POST', '/url', { url });
    },
    async click(xpath) {
      await session('POST', `${await find(xpath)}/click`, {});
    },
    async type(xpath, text) {
      await session('POST', `${await find(xpath)}/value`, { text: text.replaceAll('\n', ENTER) });
    },
    async read(expression) {
      return session('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
    },
    async screenshot() {
      return Buffer.from((await session('GET', '/screenshot')) as string, 'base64');
    },
  };
}

/** Polls the driver until it responds: it prints nothing when it is ready. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() - since > PATIENCE_MS) throw error;
      await pause(50);
    }
  }
}
