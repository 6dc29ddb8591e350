import { fork, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type RunningServer = { port: number; send: (message: object) => void; stop: () => void };

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts a script of this folder that sends `{ port }` once it listens. */
export async function startScript(script: string, args: string[] = []): Promise<RunningServer> {
  const child = fork(fileOf(script), args);
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error(`${script} ended before it listened.`)));
  });
  return { port, send: (message) => void child.send(message), stop: () => void child.kill('SIGKILL') };
}

/** Starts the shop's production server, `npm run serve`, with the backend at `apiPort`. */
export async function startShopServer(apiPort: number): Promise<RunningServer> {
  const child = spawn(process.execPath, [fileOf('../../src/server/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_URL: `http://127.0.0.1:${apiPort}`,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
    },
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /is open: http:\/\/[^:"]+:(\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume();
    return { port: Number(port), send: () => undefined, stop: kill };
  }
  throw new Error('The shop ended before it listened: was it built?');
}
