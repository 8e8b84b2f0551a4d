import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { ExecuteCommandHandler } from './execute-command.handler.js';
import { Idempotency } from './idempotency.js';
import { IdempotencyEraser } from './idempotency-eraser.js';
import { InTransactionWriters } from './in-transaction-writers.js';
import { OfferedDecisions } from './offered-decisions.js';
import { OpenRequests } from './open-requests.js';
import { RequestDecisions } from './request-decisions.js';

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    ExecuteCommandHandler,
    Idempotency,
    IdempotencyEraser,
    InTransactionWriters,
    OfferedDecisions,
    OpenRequests,
    RequestDecisions,
  ],
  exports: [CqrsModule, Idempotency, InTransactionWriters, OfferedDecisions, RequestDecisions],
})
export class CommandHandlingModule {
  /** Processes have derived ids (version 8). Their keys are kept, as they make repeated deliveries harmless. */
  constructor(housekeeping: Housekeeping) {
    housekeeping.register({
      name: 'kept answers',
      keepDays: 30,
      table: 'es.idempotency_keys',
      isOld: "created_at < $1 and substring(actor_id::text from 15 for 1) <> '8'",
    });
  }
}
