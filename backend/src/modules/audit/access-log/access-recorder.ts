import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';
import type { RecordExport, RecordView, StaffWorkCommand } from '../domain/staff-work.commands.js';

@Injectable()
export class AccessRecorder {
  constructor(private readonly bus: CommandBus) {}

  recordView(data: RecordView['data'], caller: Caller): Promise<void> {
    return this.record({ type: 'RecordView', data }, caller);
  }

  recordExport(data: RecordExport['data'], caller: Caller): Promise<void> {
    return this.record({ type: 'RecordExport', data }, caller);
  }

  /** Nothing that is read next shows it, so the answer need not wait for read models. */
  private async record(command: StaffWorkCommand, caller: Caller): Promise<void> {
    const quietly = { ...caller, waitForReadModels: false };
    await this.bus.execute(new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), command, quietly));
  }
}
