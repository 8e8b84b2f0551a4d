import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ExecuteCommandHandler } from './execute-command.handler.js';
import { Idempotency } from './idempotency.js';
import { IdempotencyEraser } from './idempotency-eraser.js';
import { InTransactionWriters } from './in-transaction-writers.js';

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [ExecuteCommandHandler, Idempotency, IdempotencyEraser, InTransactionWriters],
  exports: [CqrsModule, InTransactionWriters],
})
export class CommandHandlingModule {}
