export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same at every try, so that a recipient's server knows a repetition. */
  readonly messageId?: string;
}

export abstract class MailTransport {
  abstract send(message: Message): Promise<void>;
}
