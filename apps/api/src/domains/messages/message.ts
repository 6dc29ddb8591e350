export type OutgoingMessage = {
  /** A phone in E.164, or an e-mail address. */
  to: string;
  text: string;
  /** The session that caused the message: the stand-ins show it only there. */
  sessionId: number;
};

/** The provider did not accept a message. Contains nothing of the message. */
export class SendingFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SendingFailed';
  }
}
