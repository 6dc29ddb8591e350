import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs that is installed. Throws an error that names the package to install. */
export function installed(packageName: string, ...names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const found = files.find(isExecutable);
  if (found === undefined) throw new Error(`${names[0]} is not installed: apt-get install ${packageName}`);
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type Started = {
  process: ChildProcess;
  /** The match of the pattern's first group in the program's output. */
  said: string;
};

/** Starts a program and waits until its output matches. Throws with its output if it exits before. */
export async function start(
  file: string,
  args: readonly string[],
  pattern: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Started> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      output += text.toString();
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${output}`)));
  });
  return { process: child, said };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await end;
}
