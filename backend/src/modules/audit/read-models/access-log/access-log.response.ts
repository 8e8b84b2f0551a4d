import { type AccessKind, accessKinds } from '../../../../platform/access-log/access-entry.js';
import {
  ChoiceProp,
  DataProp,
  DateTimeProp,
  IdProp,
  ListProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { Access } from '../../access-log/accesses.js';

const nullable = { nullable: true };

class AccessLogEntry {
  @NumberProp({ description: 'From 1, without gaps.' }) number: number;
  @DateTimeProp() at: Date;
  @ChoiceProp(accessKinds) kind: AccessKind;
  @IdProp({ ...nullable, description: 'null for a visitor.' }) actor: string | null;
  @TextProp({ ...nullable, description: 'null for visitors and the erased.' }) actorName: string | null;
  @IdProp(nullable) sessionId: string | null;
  @TextProp({ description: 'Method and address, with the names of its parameters.' }) route: string;
  @ListProp('string', { description: 'Ids of the members whose data it was.' }) subjects: readonly string[];
  @DataProp({ description: 'What was asked for; words that people typed read “…”.' }) filter: object;
  @TextProp({ ...nullable, description: 'Why, in the words of who looked, or the code of a refusal.' })
  reason: string | null;
}

export class AccessLogPage {
  @ListProp(() => AccessLogEntry) items: AccessLogEntry[];
  @NumberProp() pageSize: number;
  @TextProp({ ...nullable, description: 'Asks for the next page; null on the last.' }) nextCursor: string | null;
}

export class TouchedMember {
  @IdProp() userId: string;
  @TextProp({ ...nullable, description: 'null for a member who was erased.' }) name: string | null;
  @NumberProp({ description: 'How often the data was read or taken out.' }) times: number;
  @DateTimeProp() firstAt: Date;
  @DateTimeProp() lastAt: Date;
}

export class TouchedPage {
  @ListProp(() => TouchedMember) items: TouchedMember[];
  @NumberProp() total: number;
  @NumberProp() pageSize: number;
  @TextProp(nullable) nextCursor: string | null;
}

export function showAccess(row: Access, names: ReadonlyMap<string, string>): AccessLogEntry {
  const { number, at, kind, actor, session: sessionId, route, subjects, filter, why: reason } = row;
  const actorName = names.get(actor ?? '') ?? null;
  return { number, at, kind, actor, actorName, sessionId, route, subjects, filter, reason };
}
