/** The mail address of a member, from the product; empty if there is no such member. */
export abstract class MailAddresses {
  abstract of(memberId: string): Promise<string>;
}
