import { Global, Module } from '@nestjs/common';
import { Peppers } from './peppers.js';
import { ReWrapping } from './re-wrapping.js';

@Global()
@Module({ providers: [Peppers, ReWrapping], exports: [Peppers] })
export class SecretsModule {}
