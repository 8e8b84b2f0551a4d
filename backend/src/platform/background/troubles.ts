import { Injectable } from '@nestjs/common';

/** Work in the background that fails just now, by kind and codes of its error. */
export interface FailingWork {
  readonly work: string;
  readonly since: string;
  readonly error: string;
}

/** What this process fails at; it says so with each heartbeat, as its work may be the only one that shows it. */
@Injectable()
export class Troubles {
  private readonly sources: (() => readonly (FailingWork | undefined)[])[] = [];

  register(source: () => readonly (FailingWork | undefined)[]): void {
    this.sources.push(source);
  }

  list(): FailingWork[] {
    return this.sources.flatMap((source) => source()).filter((trouble) => trouble !== undefined);
  }
}
