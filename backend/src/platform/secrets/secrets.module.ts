import { Global, Module } from '@nestjs/common';
import { Peppers } from './peppers.js';

@Global()
@Module({ providers: [Peppers], exports: [Peppers] })
export class SecretsModule {}
