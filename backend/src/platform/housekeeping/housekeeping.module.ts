import { Global, Module } from '@nestjs/common';
import { ErasedBytes } from './erased-bytes.js';
import { Housekeeping } from './housekeeping.js';

@Global()
@Module({ providers: [ErasedBytes, Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
