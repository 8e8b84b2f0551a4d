/** What is wrong with a server that a setting names, and what to do about it, for whoever set it. */
export interface Trouble {
  readonly says: string;
  readonly todo: string;
}
