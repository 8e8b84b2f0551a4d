/** Finds members by name, address or number, like the list of members. */
export abstract class MemberSearch {
  /** At most `limit`, unordered. */
  abstract idsCalled(text: string, limit: number): Promise<string[]>;

  /** Like `idsCalled`. If nothing is found, answers members whose names are spelt most like it. */
  abstract idsNearlyCalled(text: string, limit: number): Promise<{ ids: string[]; areNear: boolean }>;
}
