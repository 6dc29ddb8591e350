import { foldPartNumber } from '@partshop/api-client/part-number';
import type { DemoMaker } from '../makers/makers.ts';

/** Numbers taken so far, by maker and folded: what the table's unique key compares. */
export class NumberRegister {
  readonly #taken = new Set<string>();

  /** Takes the number for the maker; false when it, or another spelling of it, is taken. */
  take(maker: DemoMaker, number: string): boolean {
    const key = `${maker.id}/${foldPartNumber(number)}`;
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
