/** Where mail to a member goes, which the product knows; empty where there is no such member. */
export abstract class MailAddresses {
  abstract of(memberId: string): Promise<string>;
}
