import type { EventType, Recorded } from '../../../../platform/event-sourcing/index.js';
import { formatPosition } from '../../../../platform/event-sourcing/index.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { DataProp, DateTimeProp, FlagProp, IdProp, ListProp, TextProp } from '../../../../platform/http/props.js';

export class MomentResponse {
  @TextProp() position: string;
  @TextProp() type: string;
  @DateTimeProp() at: Date;
  @IdProp() actor: string;
  @TextProp({ nullable: true, description: 'A person or a process; null for visitors and the erased.' })
  actorName: string | null;
  @IdProp({ nullable: true, description: 'Who began what led to it, where a process did it.' })
  beginner: string | null;
  @TextProp({ nullable: true }) beginnerName: string | null;
  @FlagProp({ description: 'true when the member did it.' }) byMember: boolean;
  @DataProp() data: object;
  @ListProp('string', { description: 'Personal fields that the reader has no right to.' }) sealed: string[];
}

export class TimelinePage extends pageResponse(MomentResponse) {}

/** An event for staff. Personal fields are left out for those who may not see them. */
export function showMoment(
  { type, data, meta }: Recorded,
  { personal = {} }: Pick<EventType, 'personal'>,
  beginner: string | null,
  names: ReadonlyMap<string, string>,
  isOpen: boolean,
): MomentResponse {
  const secret = isOpen ? [] : Object.values(personal).flatMap((fields) => Object.keys(fields));
  const sealed = secret.filter((field) => field in data);
  return {
    position: formatPosition(meta.position),
    type,
    at: meta.recordedAt,
    actor: meta.actorId,
    actorName: names.get(meta.actorId) ?? null,
    beginner,
    beginnerName: names.get(beginner ?? '') ?? null,
    byMember: meta.actorId === meta.subjectId,
    data: Object.fromEntries(Object.entries(data).filter(([field]) => !sealed.includes(field))),
    sealed,
  };
}
