import { Injectable } from '@nestjs/common';

/** Work in the background that fails just now, by kind and codes of its error. */
export interface Trouble {
  readonly work: string;
  readonly since: string;
  readonly error: string;
}

/** What this process fails at; it says so with each heartbeat, as its work may be the only one that shows it. */
@Injectable()
export class Troubles {
  private readonly sources: (() => readonly (Trouble | undefined)[])[] = [];

  register(source: () => readonly (Trouble | undefined)[]): void {
    this.sources.push(source);
  }

  list(): Trouble[] {
    return this.sources.flatMap((source) => source()).filter((trouble) => trouble !== undefined);
  }
}
