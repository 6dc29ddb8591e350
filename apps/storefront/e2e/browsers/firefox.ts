/** Drives Firefox by WebDriver BiDi over a WebSocket, without a separate driver. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTER, PATIENCE_MS, WINDOW, type Browser } from './browser.ts';
import { installed, start, stop } from './processes.ts';

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;
type Answer = { id?: number; result?: Record<string, unknown>; message?: string };
type Node = { sharedId: string };

export async function startFirefox(): Promise<Browser> {
  const file = installed('firefox-esr', 'firefox-esr', 'firefox');
  const profile = mkdtempSync(path.join(tmpdir(), 'partshop-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const { process: firefox, said } = await start(file, options, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${said}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const send = sender(socket);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    ...commandsOf(send, context),
    async close() {
      socket.close();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function sender(socket: WebSocket): Send {
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer);
      };
      socket.addEventListener('message', hear);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
}

function commandsOf(send: Send, context: string): Omit<Browser, 'close'> {
  const find = async (xpath: string): Promise<Node> => {
    const since = performance.now();
    const locator = { type: 'xpath', value: xpath };
    for (;;) {
      const { nodes } = (await send('browsingContext.locateNodes', { context, locator })) as { nodes: Node[] };
      const [node] = nodes;
      if (node) return node;
      if (performance.now() - since > PATIENCE_MS) throw new Error(`Not there: ${xpath}`);
    }
  };
  /** Brings an element into view and waits until it stays where it is; false when the page has replaced it meanwhile. */
  const settle = async ({ sharedId }: Node): Promise<boolean> => {
    const { result } = (await send('script.callFunction', {
      functionDeclaration: `async (element) => {
        for (let last = ''; element.isConnected; ) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const box = JSON.stringify(element.getBoundingClientRect());
          if (box === last) return true;
          last = box;
        }
        return false;
      }`,
      arguments: [{ sharedId }],
      target: { context },
      awaitPromise: true,
    })) as { result?: { value?: boolean } };
    return result?.value === true;
  };
  const click = async (xpath: string) => {
    let node = await find(xpath);
    while (!(await settle(node))) node = await find(xpath);
    const { sharedId } = node;
    const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }],
    });
  };
  return {
    click,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async type(xpath, text) {
      await click(xpath);
      const keys = [...text.replaceAll('\n', ENTER)].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    async read(expression) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
  };
}
