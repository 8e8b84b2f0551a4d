import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AnswerExecuted } from './answer-executed.interceptor.js';
import { Methods } from './methods.js';
import { NothingIgnored } from './nothing-ignored.interceptor.js';
import { ProblemFilter } from './problem.filter.js';
import { RefusedContentController } from './refused-content.controller.js';
import { RequestValidation } from './validation.js';

@Global()
@Module({
  controllers: [RefusedContentController],
  providers: [
    Methods,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: RequestValidation },
    { provide: APP_INTERCEPTOR, useClass: NothingIgnored },
    { provide: APP_INTERCEPTOR, useClass: AnswerExecuted },
  ],
})
export class HttpModule {}
