import { Global, Module } from '@nestjs/common';
import { KeyRotation } from './key-rotation.js';
import { Peppers } from './peppers.js';

@Global()
@Module({ providers: [Peppers, KeyRotation], exports: [Peppers] })
export class SecretsModule {}
