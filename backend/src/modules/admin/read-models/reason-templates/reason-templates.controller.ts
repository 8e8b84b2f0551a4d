import { Get } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok } from '../../../../access/access.decorator.js';
import { policies } from '../../../../access/policies.js';
import { hasRoleFor } from '../../../../access/policy.js';
import type { StaffRole } from '../../../../access/roles.js';
import { ChoiceProp, FlagProp, ListProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { type TemplateQueue, templateQueues } from '../../domain/reason-templates.events.js';
import { firstTemplates } from './first-templates.js';
import { ReasonTemplates } from './reason-templates.row.js';

class QueueTemplatesResponse {
  @ChoiceProp(templateQueues) queue: TemplateQueue;
  @ListProp('string') texts: readonly string[];
}

class ReasonTemplatesResponse {
  @ListProp(() => QueueTemplatesResponse) items: QueueTemplatesResponse[];
  @FlagProp({ description: 'true for who may write them.' }) mayWrite: boolean;
}

@ApiController('staff', 'api/admin/reason-templates')
export class ReasonTemplatesListController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('read-reason-templates')
  @Ok(ReasonTemplatesResponse)
  async list(@MyRoles() roles: readonly StaffRole[]): Promise<ReasonTemplatesResponse> {
    const rows = await this.readModels.all(ReasonTemplates, {});
    const written = new Map(rows.map(({ id, texts }) => [id, texts]));
    const items = templateQueues.map((queue) => ({ queue, texts: written.get(queue) ?? firstTemplates[queue] }));
    return { items, mayWrite: hasRoleFor(policies['work-on-queues'], roles) };
  }
}
