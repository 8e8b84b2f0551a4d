import { Injectable } from '@nestjs/common';

/** Background work that fails at present, with the kind and codes of its error. */
export interface FailingWork {
  readonly work: string;
  readonly since: string;
  readonly error: string;
}

/** The failing work of this process. Each heartbeat reports it, as no other process may show it. */
@Injectable()
export class FailingWorkRegistry {
  private readonly sources: (() => readonly (FailingWork | undefined)[])[] = [];

  register(source: () => readonly (FailingWork | undefined)[]): void {
    this.sources.push(source);
  }

  list(): FailingWork[] {
    return this.sources.flatMap((source) => source()).filter((trouble) => trouble !== undefined);
  }
}
