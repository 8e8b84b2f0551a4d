import { Get } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { ChoiceProp, DateTimeProp, FlagProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { type TemplateQueue, templateQueues } from '../../domain/reason-templates.events.js';
import { firstTemplates } from './first-templates.js';
import { ReasonTemplates } from './reason-templates.row.js';

class QueueTemplatesResponse {
  @ChoiceProp(templateQueues) queue: TemplateQueue;
  @ListProp('string') texts: readonly string[];
  @DateTimeProp({ nullable: true, description: 'null while they are those of the beginning.' }) changedAt: Date | null;
  @TextProp({ nullable: true, description: 'Who wrote them last.' }) changedBy: string | null;
}

class ReasonTemplatesResponse {
  @ListProp(() => QueueTemplatesResponse) items: QueueTemplatesResponse[];
  @FlagProp({ description: 'true for who may write them.' }) mayWrite: boolean;
}

@ApiController('staff', 'api/admin/reason-templates')
export class ReasonTemplatesListController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('read-reason-templates')
  @Ok(ReasonTemplatesResponse)
  async list(@MyRoles() roles: readonly StaffRole[]): Promise<ReasonTemplatesResponse> {
    const rows = await this.readModels.all(ReasonTemplates, {});
    const written = new Map(rows.map((row) => [row.id, row]));
    const names = await this.directory.namesOf(rows.flatMap(({ changedBy }) => changedBy ?? []));
    const items = templateQueues.map((queue) => {
      const { texts = firstTemplates[queue], changedAt = null, changedBy = null } = written.get(queue) ?? {};
      return { queue, texts, changedAt, changedBy: names.get(changedBy ?? '') ?? null };
    });
    return { items, mayWrite: allows('work-on-queues', roles) };
  }
}
