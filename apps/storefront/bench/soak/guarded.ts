import { endProcess, forkPinned, messageOf } from '../pin.ts';
import type { Health } from './guarded-server.ts';

/** The shop behind admission control, in a process of its own. */
export type Guarded = { port: number; health: () => Promise<Health>; stop: () => Promise<void> };

/** `haste`: how many times earlier than usual it ends slow clients. */
export async function startGuarded(haste: number): Promise<Guarded> {
  const child = forkPinned(new URL('guarded-server.ts', import.meta.url), [String(haste)]);
  const { port } = await messageOf<{ port: number }>(child);
  const health = async () => {
    const answer = messageOf<Health>(child);
    child.send('health');
    return answer;
  };
  return { port, health, stop: async () => endProcess(child) };
}
