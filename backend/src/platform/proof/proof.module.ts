import { Module } from '@nestjs/common';
import { ProofController } from '../../modules/audit/read-models/proof/proof.controller.js';
import { Proofs } from './proofs.js';
import { SealMetrics } from './seal-metrics.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';
import { Verifier } from './verifier.js';

/** What auditors can prove of the log; see ADR 0013. */
@Module({
  controllers: [ProofController],
  providers: [SealStore, SealedLog, Sealer, SealMetrics, Proofs, Verifier],
  exports: [SealedLog],
})
export class ProofModule {}
