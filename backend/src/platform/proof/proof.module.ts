import { Module } from '@nestjs/common';
import { Proofs } from './proofs.js';
import { SealMetrics } from './seal-metrics.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';
import { Verifier } from './verifier.js';

@Module({
  providers: [SealStore, SealedLog, Sealer, SealMetrics, Proofs, Verifier],
  exports: [SealStore, SealedLog, Proofs, Verifier],
})
export class ProofModule {}
