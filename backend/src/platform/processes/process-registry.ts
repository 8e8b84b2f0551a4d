import { Injectable } from '@nestjs/common';
import { type AnyProcess, derivedId } from '../event-sourcing/index.js';

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

const PROCESSES = '01900000-0000-7000-8000-000000000000';

export const processActor = (name: string): string => derivedId(PROCESSES, name);
