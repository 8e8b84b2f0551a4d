export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for each retry, so that the recipient's server detects duplicates. */
  readonly messageId?: string;
}

export abstract class MailTransport {
  abstract send(message: Message): Promise<void>;
}
