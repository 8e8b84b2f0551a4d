import { Injectable } from '@nestjs/common';
import type { AnyProcess } from '../event-sourcing/index.js';

@Injectable()
export class ProcessRegistry {
  private readonly processes = new Map<string, AnyProcess>();

  register(process: AnyProcess): void {
    if (this.processes.has(process.name)) throw new Error(`Process ${process.name} is declared twice.`);
    this.processes.set(process.name, process);
  }

  all(): AnyProcess[] {
    return [...this.processes.values()];
  }
}
