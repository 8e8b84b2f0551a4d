import { Injectable } from '@nestjs/common';
import type { AnyAggregate, EventType, Purpose } from '../event-sourcing/index.js';

export interface RegisteredType extends EventType {
  readonly name: string;
  readonly kind: string;
  readonly purposes: ReadonlyMap<string, Purpose>;
}

@Injectable()
export class EventRegistry {
  private readonly types = new Map<string, RegisteredType>();
  readonly erasingTypes = new Set<string>();
  private readonly aggregates = new Map<string, AnyAggregate[]>();

  /** Modules may share a kind of stream whose decisions ignore its history. */
  register(aggregate: AnyAggregate): void {
    const ofKind = [...(this.aggregates.get(aggregate.kind) ?? []), aggregate];
    if (ofKind.length > 1 && !ofKind.every(({ ignoresHistory }) => ignoresHistory)) {
      throw new Error(`Stream kind ${aggregate.kind} is declared twice.`);
    }
    this.aggregates.set(aggregate.kind, ofKind);
    for (const [name, type] of Object.entries(aggregate.events)) {
      if (type.erases) this.erasingTypes.add(name);
      const registered = { ...type, name, kind: aggregate.kind, purposes: purposesOf(type) };
      for (const storedName of storedNamesOf(registered)) {
        if (this.types.has(storedName)) throw new Error(`Event type ${storedName} is declared twice.`);
        this.types.set(storedName, registered);
      }
    }
  }

  aggregate(kind: string): AnyAggregate {
    const [aggregate, other] = this.aggregates.get(kind) ?? [];
    if (!aggregate || other) throw new Error(`No aggregate alone is declared for stream kind ${kind}.`);
    return aggregate;
  }

  /** Throws for a type, or a version of it, that this build does not know: history is never skipped, nor misread. */
  type(name: string, version = 1): RegisteredType {
    const type = this.find(name, version);
    if (!type) throw new UnknownEventType(name, version);
    return type;
  }

  find(name: string, version: number): RegisteredType | undefined {
    const type = this.types.get(name);
    return type && type.version >= version ? type : undefined;
  }

  /** What the type is called today; one that this build does not know keeps the name that it was stored by. */
  nameOf(storedName: string): string {
    return this.types.get(storedName)?.name ?? storedName;
  }

  /** Whether one that this build does not know may be for whoever listens to `types`: a newer form of theirs, or a neighbour. */
  mayConcern(name: string, kind: string | undefined, types: ReadonlySet<string>): boolean {
    const known = this.types.get(name);
    return known ? types.has(known.name) : [...types].some((type) => this.types.get(type)?.kind === kind);
  }

  storedNames(name: string): readonly string[] {
    const type = this.types.get(name);
    return type ? storedNamesOf(type) : [name];
  }

  all(): ReadonlyMap<string, RegisteredType> {
    return new Map([...this.types].filter(([storedName, { name }]) => storedName === name));
  }
}

const storedNamesOf = ({ name, formerNames = [] }: RegisteredType): string[] => [name, ...formerNames];

function purposesOf({ personal = {} }: EventType): ReadonlyMap<string, Purpose> {
  const entries = Object.entries<object>(personal);
  return new Map(entries.flatMap(([purpose, fields]) => Object.keys(fields).map((field) => [field, purpose])));
}

/** By which it is known again where only its words were kept. */
export const UNKNOWN_TYPE = 'The log holds an event of type ';

export class UnknownEventType extends Error {
  constructor(type: string, version: number) {
    const what = version > 1 ? `${type} in version ${String(version)}` : type;
    super(`${UNKNOWN_TYPE}${what}, which this version of the product does not know.`);
    this.name = 'UnknownEventType';
  }
}
