export interface Diagnosis {
  readonly problem: string;
  readonly fix: string;
}
