import { Body, Delete, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Matches } from 'class-validator';
import { Access, ApiController, NoContent, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Flag, Id, Nested, Text } from '../../../platform/http/fields.js';
import { TextProp } from '../../../platform/http/props.js';
import { desk, deskOf } from '../domain/desk.aggregate.js';

const words = { max: 60, optional: true };

class ViewFilters {
  @Text({ max: 60, optional: true, description: 'The queue, where it is no view of the members.' }) list?: string;
  @Text(words) status?: string;
  @Text(words) by?: string;
  @Text(words) when?: string;
  @Text(words) membershipType?: string;
  @Text(words) qualification?: string;
  @Text(words) country?: string;
  @Text(words) state?: string;
  @Text(words) sort?: string;
}

/** URLs resolve a name of dots as a folder, so such a view could not be removed. */
const notDotsAlone = Matches(/[^.]/, { message: 'Use more than dots.' });

class SaveViewRequest {
  @Text({ max: 40 }) @notDotsAlone name: string;
  @Nested(() => ViewFilters) filters: ViewFilters;
  @Flag({ optional: true }) isShared?: boolean;
  @Text({ max: 40, optional: true, description: 'Of the view that is renamed.' }) formerName?: string;
}

class ViewParam {
  @Text({ max: 40 }) name: string;
}

class SharedViewParams extends ViewParam {
  @Id() memberId: string;
}

class ViewSavedResponse {
  @TextProp() name: string;
}

@Access('enter-console')
@ApiController('staff', 'api/admin/saved-views')
export class SavedViewsController {
  constructor(private readonly bus: CommandBus) {}

  @Post()
  @Ok(ViewSavedResponse)
  save(@Body() { name, filters, isShared, formerName }: SaveViewRequest, @RequestCaller() caller: Caller) {
    const chosen = Object.entries(filters as Record<string, string | undefined>).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const data = {
      name,
      filters: Object.fromEntries(chosen),
      ...(isShared && { isShared }),
      ...(formerName && { formerName }),
    };
    const command = { type: 'SaveView', data } as const;
    return this.bus.execute(new ExecuteCommand(desk, deskOf(caller.actorId), command, caller, () => ({ name })));
  }

  @Delete(':name')
  @NoContent()
  async remove(@Param() { name }: ViewParam, @RequestCaller() caller: Caller): Promise<void> {
    const command = { type: 'RemoveView', data: { name } } as const;
    await this.bus.execute(new ExecuteCommand(desk, deskOf(caller.actorId), command, caller));
  }

  /** Removes a shared view of a colleague, for example one who has left. */
  @Delete(':memberId/:name')
  @Access('manage-members')
  @NoContent()
  async removeShared(@Param() { memberId, name }: SharedViewParams, @RequestCaller() caller: Caller): Promise<void> {
    const command = { type: 'RemoveSharedView', data: { name } } as const;
    await this.bus.execute(new ExecuteCommand(desk, deskOf(memberId), command, caller));
  }
}
