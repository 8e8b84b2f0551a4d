import { Global, Module } from '@nestjs/common';
import { Erasers } from './eraser.js';
import { ErasureList } from './erasure-list.js';
import { Erasures } from './erasures.js';

@Global()
@Module({ providers: [Erasers, ErasureList, Erasures], exports: [Erasers, ErasureList, Erasures] })
export class ErasureModule {}
