import type { ImportProgress } from '../apply/import-price-list.ts';
import { STEP_NAMES } from './words.ts';

const INTERVAL = 100;
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

function progressText(progress: ImportProgress): string {
  if (progress.phase === 'applying') {
    return `${STEP_NAMES[progress.step]}${progress.done === undefined ? '' : ` ${numbers.format(progress.done)}`}…`;
  }
  const { bytesRead, bytes, rowsRead } = progress;
  return `Чтение: ${Math.floor((100 * bytesRead) / bytes)} %, строк ${numbers.format(rowsRead)}`;
}

/** Progress on one line of a terminal, overwritten each time; prints nothing when the stream is no terminal. */
export function createProgressLine(stream: NodeJS.WriteStream): {
  show(progress: ImportProgress): void;
  clear(): void;
} {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let shownAt = 0;
  let shownStep = '';
  const write = (text: string) => stream.write(`\r\u001B[K${text}`);
  return {
    show(progress) {
      const now = performance.now();
      const step = progress.phase === 'applying' ? progress.step : progress.phase;
      if (step === shownStep && now - shownAt < INTERVAL) return;
      shownStep = step;
      shownAt = now;
      write(progressText(progress));
    },
    clear: () => void write(''),
  };
}
