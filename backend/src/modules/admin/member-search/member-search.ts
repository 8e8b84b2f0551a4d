/** Finds members by words of their names, an address or a number, as the list of members does. */
export abstract class MemberSearch {
  /** At most `limit` of them, in no order. */
  abstract idsCalled(text: string, limit: number): Promise<string[]>;

  /** The same; where nobody is called so, of those whose names are spelt most like it. */
  abstract idsNearlyCalled(text: string, limit: number): Promise<{ ids: string[]; areNear: boolean }>;
}
