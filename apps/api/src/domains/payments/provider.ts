export type ProviderName = 'yookassa' | 'paypal' | 'demo';

export type PaymentToStart = {
  /** A UUID: a call that is sent again with it makes no second payment. */
  key: string;
  /** Of the order; the code of the client whose debt it pays. */
  number: string;
  kopecks: number;
  /** Where the buyer returns to. */
  returnUrl: string;
};

export type ProviderPayment = {
  status: 'pending' | 'paid' | 'refused';
  kopecks: number;
  /** The key that it was begun with, which the provider keeps with it. */
  key: string | undefined;
};

/** What a provider says that happened to a payment. `key` is a hint, for a payment whose id the shop does not know yet. */
export type Notice = { noticeId: string; providerId: string; key: string | undefined };

/** A company that takes payments. Its methods throw `PaymentFailed` when it does not answer. */
export type PaymentProvider = {
  name: ProviderName;
  start: (payment: PaymentToStart) => Promise<{ providerId: string; url: string }>;
  /** What the provider itself says of a payment; undefined for one that it does not know. */
  find: (providerId: string) => Promise<ProviderPayment | undefined>;
  /** Gives money back, once for a key. */
  refund: (refund: { providerId: string; key: string; kopecks: number }) => Promise<void>;
  /** What a notice is about. Nothing else of it is believed. */
  readNotice: (body: unknown) => Notice | undefined;
  /** Networks that its notices come from; any when absent. */
  networks?: readonly string[];
};

/** The provider does not answer, or refuses. Contains nothing of the payment. */
export class PaymentFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PaymentFailed';
  }
}
