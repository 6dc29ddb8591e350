/** The interface of the early-input script: see `early-input.ts`. */

/** A click on "add to basket" that came before the app had started. */
export type EarlyAdd = { form: HTMLFormElement; qty: string };

export type EarlyInput = {
  /** Stops recording and returns the recorded clicks in their order. */
  handOver: () => EarlyAdd[];
  /** Gives up on the app: sends the recorded forms natively, and the page works without scripts. */
  release: () => void;
};

declare global {
  // A classic script and a module can only share a global.
  var earlyInput: EarlyInput | undefined;
}
