import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { EventRegistry } from '../../../../platform/event-store/event-registry.js';
import { ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { ProcessRegistry } from '../../../../platform/processes/process-registry.js';
import { ReadModelRegistry } from '../../../../platform/projections/read-model-registry.js';

class EventTypeResponse {
  @TextProp() type: string;
  @TextProp({ description: 'The kind of stream that holds it.' }) stream: string;
  @NumberProp() version: number;
  @ListProp('string', { description: 'Fields that are sealed under the member’s keys.' }) personal: string[];
  @ListProp('string', { description: 'Read models, processes and jobs that follow it.' }) followers: string[];
  @ListProp('string', { description: 'Those of them that act: processes and jobs.' }) leadsTo: string[];
}

class EventTypesResponse {
  @ListProp(() => EventTypeResponse) items: EventTypeResponse[];
}

/** All event types and their subscribers, read from the running code. */
@ApiController('audit', 'api/audit/event-types')
export class EventTypesController {
  constructor(
    private readonly events: EventRegistry,
    private readonly readModels: ReadModelRegistry,
    private readonly processes: ProcessRegistry,
    private readonly jobs: Jobs,
  ) {}

  @Get()
  @Access('read-history')
  @Ok(EventTypesResponse)
  list(): EventTypesResponse {
    const acting = [...this.processes.all(), ...this.jobs.dispatches];
    const followers = [...this.readModels.all().map(({ projector }) => projector), ...acting];
    const items = [...this.events.all()].map(([type, { kind, version, personal = {} }]) => ({
      type,
      stream: kind,
      version,
      personal: Object.values(personal).flatMap((fields) => Object.keys(fields)),
      followers: listening(followers, type),
      leadsTo: listening(acting, type),
    }));
    return { items: items.toSorted((a, b) => a.type.localeCompare(b.type)) };
  }
}

const listening = (followers: readonly { name: string; on: object }[], type: string): string[] =>
  followers.filter(({ on }) => type in on).map(({ name }) => name);
