import { Global, Module } from '@nestjs/common';
import { Switches } from './switches.js';

@Global()
@Module({ providers: [Switches], exports: [Switches] })
export class FeaturesModule {}
