/** What the first script of a document keeps until the app has started: see `early-input.ts`. */

/** An add to the basket that was sent by its form before the app could take it. */
export type EarlyAdd = { form: HTMLFormElement; qty: string };

export type EarlyInput = {
  /** Ends the keeping and hands over what was kept, in its order. */
  handOver: () => EarlyAdd[];
  /** The app cannot start: what was kept is sent as plain forms, and the page goes on without scripts. */
  release: () => void;
};

declare global {
  // A script of a document and its modules have no other place in common.
  var earlyInput: EarlyInput | undefined;
}
