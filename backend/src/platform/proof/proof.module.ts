import { Module } from '@nestjs/common';
import { AlteredRecords } from './altered-records.js';
import { Anchoring } from './anchors/anchoring.js';
import { SealFile } from './anchors/seal-file.js';
import { KnownSeals } from './known-seals.js';
import { Proofs } from './proofs.js';
import { SealMetrics } from './seal-metrics.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';
import { Verifier } from './verifier.js';

@Module({
  providers: [
    SealStore,
    SealedLog,
    SealFile,
    Anchoring,
    KnownSeals,
    AlteredRecords,
    Sealer,
    SealMetrics,
    Proofs,
    Verifier,
  ],
  exports: [SealStore, SealedLog, SealFile, Anchoring, SealMetrics, KnownSeals, AlteredRecords, Proofs, Verifier],
})
export class ProofModule {}
