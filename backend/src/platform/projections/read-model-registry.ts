import { Injectable } from '@nestjs/common';
import type { ReadModel } from './read-model.js';

/** Every read model of the product, by name. */
@Injectable()
export class ReadModelRegistry {
  private readonly models = new Map<string, ReadModel>();

  register(model: ReadModel): void {
    const { name } = model.projector;
    if (this.models.has(name)) throw new Error(`Read model ${name} is declared twice.`);
    this.models.set(name, model);
  }

  all(): ReadModel[] {
    return [...this.models.values()];
  }

  listeningTo(types: ReadonlySet<string>): string[] {
    return this.all()
      .filter(({ projector }) => Object.keys(projector.on).some((type) => types.has(type)))
      .map(({ projector }) => projector.name);
  }
}
