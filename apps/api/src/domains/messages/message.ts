export type OutgoingMessage = {
  /** A phone in E.164, or an e-mail address. */
  to: string;
  text: string;
  /** The session that caused the message: the stand-ins show it only there. Null when the session is gone. */
  sessionId: number | null;
};

export type Channel = 'sms' | 'mail';

/** A phone in E.164, or an e-mail address. */
export type Contact = { channel: Channel; to: string };

/** The provider did not accept a message. Contains nothing of the message. */
export class SendingFailed extends Error {
  /** The connection broke after the provider got the message: it may have been sent. */
  readonly mayHaveArrived: boolean;

  constructor(reason: string, { mayHaveArrived = false }: { mayHaveArrived?: boolean } = {}) {
    super(reason);
    this.name = 'SendingFailed';
    this.mayHaveArrived = mayHaveArrived;
  }
}
