import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CommandResultInterceptor } from '../command-handling/command-result.interceptor.js';
import { CursorBinding } from '../http/cursor-binding.interceptor.js';
import { RequestValidation } from '../http/request-validation.pipe.js';
import { AllowedMethods } from './allowed-methods.js';
import { ProblemFilter } from './problem.filter.js';
import { RefusedContentController } from './refused-content.controller.js';
import { RejectUnknownInput } from './reject-unknown-input.interceptor.js';

@Global()
@Module({
  controllers: [RefusedContentController],
  providers: [
    AllowedMethods,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: RequestValidation },
    { provide: APP_INTERCEPTOR, useClass: RejectUnknownInput },
    { provide: APP_INTERCEPTOR, useClass: CursorBinding },
    { provide: APP_INTERCEPTOR, useClass: CommandResultInterceptor },
  ],
})
export class ServerModule {}
