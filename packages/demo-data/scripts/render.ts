import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Model } from './models.ts';

/** Takes a picture into a PNG; returns what it took. Needs Blender 3.4 as `blender`, or where BLENDER says. */
export async function render(model: Model, path: string, threads: string, isPreview: boolean): Promise<string> {
  const script = ['--python', join(import.meta.dirname, '../studio/render.py'), '--', model.kind, model.look, path];
  const all = ['-b', '-t', threads, ...script, ...(isPreview ? ['--preview'] : [])];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const blender = spawn(process.env['BLENDER'] ?? 'blender', all, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [blender.stdout, blender.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  blender.on('error', reject);
  blender.on('close', (code) => {
    const report = output.split('\n').find((line) => line.startsWith(`${model.kind} ${model.look}:`));
    if (code === 0 && report !== undefined) resolve(report);
    else reject(new Error(`${model.name} was not rendered:\n${output.slice(-2000)}`));
  });
  return promise;
}
