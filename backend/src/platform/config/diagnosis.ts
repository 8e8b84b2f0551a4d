/** What is wrong with a server that a setting names, and how to fix it: ends of sentences for an operator. */
export interface Diagnosis {
  readonly problem: string;
  readonly fix: string;
}
