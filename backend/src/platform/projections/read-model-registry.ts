import { Injectable } from '@nestjs/common';
import { EventRegistry } from '../event-store/event-registry.js';
import type { ReadModel } from './read-model.js';

@Injectable()
export class ReadModelRegistry {
  private readonly models = new Map<string, ReadModel>();

  constructor(private readonly events: EventRegistry) {}

  register(model: ReadModel): void {
    const { name } = model.projector;
    if (this.models.has(name)) throw new Error(`Read model ${name} is declared twice.`);
    this.models.set(name, model);
  }

  all(): ReadModel[] {
    return [...this.models.values()];
  }

  typesOf({ projector }: ReadModel): ReadonlySet<string> {
    const types = Object.keys(projector.on);
    const isPersonal = !projector.addsUp && types.some((type) => this.events.type(type).personal);
    return new Set(isPersonal ? [...types, ...this.events.erasingTypes] : types);
  }

  listeningTo(types: ReadonlySet<string>): string[] {
    return this.all()
      .filter((model) => !types.isDisjointFrom(this.typesOf(model)))
      .map(({ projector }) => projector.name);
  }
}
