import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** FNV-1a over UTF-16 units: a 32-bit seed, the same on every machine and in every run. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

// The generator's first states resemble the seed; these steps mix them.
const WARM_UP_STEPS = 8;

/**
 * A random stream of one thing of the catalogue. Every maker's part in every family has its own stream, so that a new
 * maker, category or seller changes no other rows.
 */
export class SeededRandom {
  readonly #source: { next(): number };

  constructor(seed: number) {
    this.#source = xoroshiro128plus(seed);
    for (let step = 0; step < WARM_UP_STEPS; step += 1) this.#source.next();
  }

  /** 0 <= result < 1. */
  fraction(): number {
    return (this.#source.next() >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** Like `between`, limited to min, min + step, min + 2 step, … */
  stepped(min: number, max: number, step: number): number {
    return min + step * this.between(0, Math.floor((max - min) / step));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<const T extends readonly [unknown, ...unknown[]]>(choices: T): T[number] {
    return choices[this.between(0, choices.length - 1)];
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()));
    return radius * Math.cos(2 * Math.PI * this.fraction());
  }

  /** Log-normal: half of the results are below `median`; `sigma` is the standard deviation of the logarithm. */
  logNormal(median: number, sigma: number): number {
    return median * Math.exp(sigma * this.normal());
  }
}

/** The stream named by the path, such as `randomFor('family', 'brake-pads/front/…')`. */
export function randomFor(...path: readonly string[]): SeededRandom {
  return new SeededRandom(seedOf(path.join('\u0000')));
}
