import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { ChoiceProp, ListProp } from '../../../../platform/http/props.js';
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
}

@ApiController('staff', 'api/admin/reason-templates')
export class ReasonTemplatesListController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('work-on-queues')
  @Ok(ReasonTemplatesResponse)
  async list(): Promise<ReasonTemplatesResponse> {
    const rows = await this.readModels.all(ReasonTemplates, {});
    const written = new Map(rows.map(({ id, texts }) => [id, texts]));
    return { items: templateQueues.map((queue) => ({ queue, texts: written.get(queue) ?? firstTemplates[queue] })) };
  }
}
