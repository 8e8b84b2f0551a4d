import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Switches } from '../../../../platform/features/switches.js';
import { DateTimeProp, FlagProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { MemberDirectory } from '../../../identity/public.js';
import { FeatureStates } from './feature-states.js';

class SwitchResponse {
  @TextProp() name: string;
  @TextProp({ description: 'What it does, in one sentence.' }) does: string;
  @FlagProp() on: boolean;
  @DateTimeProp({ nullable: true, description: 'null while nobody turned it.' }) changedAt: Date | null;
  @TextProp({ nullable: true, description: 'Who turned it last.' }) changedBy: string | null;
}

class SwitchesResponse {
  @ListProp(() => SwitchResponse) items: SwitchResponse[];
}

@ApiController('staff', 'api')
export class FeaturesController {
  constructor(
    private readonly switches: Switches,
    private readonly states: FeatureStates,
    private readonly directory: MemberDirectory,
  ) {}

  /** Whether each feature is on, by name. */
  @Get('features')
  @Access('public')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'boolean' } } })
  async show(): Promise<Record<string, boolean>> {
    const names = this.switches.all().map(({ name }) => name);
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await this.switches.isOn(name)] as const)),
    );
  }

  @Get('admin/features')
  @Access('turn-features')
  @Ok(SwitchesResponse)
  async list(): Promise<SwitchesResponse> {
    const rows = new Map((await this.states.all()).map((row) => [row.id, row]));
    const staff = await this.directory.of([...rows.values()].map(({ changedBy }) => changedBy));
    return {
      items: this.switches.all().map(({ name, does }) => {
        const { isOn: on = false, changedAt = null, changedBy = null } = rows.get(name) ?? {};
        const person = changedBy === null ? undefined : staff.get(changedBy);
        return { name, does, on, changedAt, changedBy: person ? fullNameOf(person) : null };
      }),
    };
  }
}
