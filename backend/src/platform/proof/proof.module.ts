import { Module } from '@nestjs/common';
import { Anchoring } from './anchors/anchoring.js';
import { SealFile } from './anchors/seal-file.js';
import { KeptBeside } from './kept-beside.js';
import { KnownSeals } from './known-seals.js';
import { Proofs } from './proofs.js';
import { SealMetrics } from './seal-metrics.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';
import { Verifier } from './verifier.js';

@Module({
  providers: [SealStore, SealedLog, SealFile, Anchoring, KnownSeals, KeptBeside, Sealer, SealMetrics, Proofs, Verifier],
  exports: [SealStore, SealedLog, SealFile, Anchoring, SealMetrics, KnownSeals, KeptBeside, Proofs, Verifier],
})
export class ProofModule {}
