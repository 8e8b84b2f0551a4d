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

  /** Several aggregates may share a kind of stream if their decisions ignore its history. */
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

  /** @throws UnknownEventType for a type or version that this build does not know: it must not be skipped. */
  type(name: string, version = 1): RegisteredType {
    const type = this.find(name, version);
    if (!type) throw new UnknownEventType(name, version);
    return type;
  }

  find(name: string, version: number): RegisteredType | undefined {
    const type = this.types.get(name);
    return type && type.version >= version ? type : undefined;
  }

  /** Today's name of a stored type. An unknown type keeps its stored name. */
  nameOf(storedName: string): string {
    return this.types.get(storedName)?.name ?? storedName;
  }

  /** Whether an unreadable event may matter to `types`: it is a newer version of one, or on the same kind of stream. */
  mayConcern(name: string, kind: string | undefined, types: ReadonlySet<string>): boolean {
    const known = this.types.get(name);
    return known ? types.has(known.name) : [...types].some((type) => this.types.get(type)?.kind === kind);
  }

  /** The event as readers outside the product may have it. */
  shown<E extends { readonly type: string; readonly data: object }>(event: E): E {
    const internal = this.types.get(event.type)?.internal;
    if (!internal) return event;
    const data = Object.entries(event.data).filter(([field]) => !internal.includes(field));
    return { ...event, data: Object.fromEntries(data) };
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

/** Starts the message, by which stored errors of this kind are recognized. */
export const UNKNOWN_TYPE = 'The log holds an event of type ';

export class UnknownEventType extends Error {
  constructor(type: string, version: number) {
    const what = version > 1 ? `${type} in version ${String(version)}` : type;
    super(`${UNKNOWN_TYPE}${what}, which this version of the product does not know.`);
    this.name = 'UnknownEventType';
  }
}
