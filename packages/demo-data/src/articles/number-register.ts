import { foldPartNumber } from '@partshop/api-client/part-number';
import type { DemoMaker } from '../makers/makers.ts';

/** Numbers in use, by maker and key, as the table's unique constraint compares them. */
export class NumberRegister {
  readonly #taken = new Set<string>();

  /** Reserves the number for the maker; returns false when it, or another spelling of it, is in use. */
  take(maker: DemoMaker, number: string): boolean {
    const key = `${maker.id}/${foldPartNumber(number)}`;
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
