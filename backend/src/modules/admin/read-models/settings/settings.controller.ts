import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { ChoiceProp, DateTimeProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { queueTargetHours } from '../../../../reference-data/index.js';
import { MemberDirectory } from '../../../identity/public.js';
import { QueueTargets } from '../../queue-targets/queue-targets.js';

class QueueTargetResponse {
  @ChoiceProp(Object.keys(queueTargetHours)) queue: keyof typeof queueTargetHours;
  @NumberProp({ description: 'Within how many hours it is meant to be decided.' }) hours: number;
  @DateTimeProp({ nullable: true, description: 'null while nobody changed it.' }) changedAt: Date | null;
  @TextProp({ nullable: true, description: 'Who changed it last.' }) changedBy: string | null;
}

class SettingsResponse {
  @ListProp(() => QueueTargetResponse) targets: QueueTargetResponse[];
}

@ApiController('staff', 'api/admin/settings')
export class SettingsController {
  constructor(
    private readonly targets: QueueTargets,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('turn-features')
  @Ok(SettingsResponse)
  async show(): Promise<SettingsResponse> {
    const targets = await this.targets.all();
    const names = await this.directory.namesOf(targets.flatMap(({ changed }) => changed?.changedBy ?? []));
    return {
      targets: targets.map(({ queue, hours, changed }) => ({
        queue,
        hours,
        changedAt: changed?.changedAt ?? null,
        changedBy: names.get(changed?.changedBy ?? '') ?? null,
      })),
    };
  }
}
