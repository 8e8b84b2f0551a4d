import { Module } from '@nestjs/common';
import { Proofs } from './proofs.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';

/** What auditors can prove of the log; see ADR 0013. */
@Module({ providers: [SealStore, SealedLog, Sealer, Proofs] })
export class ProofModule {}
