export type OutgoingMessage = {
  /** E.164 phone, or mail address. */
  to: string;
  text: string;
  /** Whose doing it is: the stand-ins show a message to this session alone. */
  sessionId: number;
};

/** The service that sends messages did not take one. Says nothing of the message. */
export class SendingFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SendingFailed';
  }
}
