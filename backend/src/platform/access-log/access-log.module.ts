import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccessLog } from './access-log.js';
import { RecordAccess } from './record-access.interceptor.js';
import { RecordedRefusals } from './recorded-refusals.js';
import { SealedReasons } from './sealed-reasons.js';

@Global()
@Module({
  providers: [AccessLog, RecordedRefusals, SealedReasons, { provide: APP_INTERCEPTOR, useClass: RecordAccess }],
  exports: [AccessLog, RecordedRefusals, SealedReasons],
})
export class AccessLogModule {}
