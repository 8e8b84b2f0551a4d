/** A mail in plain text. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings mail out of the house. */
export abstract class MailCarrier {
  abstract carry(message: Message): Promise<void>;
}
