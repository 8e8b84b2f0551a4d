import type { CliCommand } from '../command.js';
import { backup } from './backup.js';
import { verifyCertificate } from './certificate-verify.js';
import { recordClaim } from './claim-record.js';
import { doctor } from './doctor.js';
import { erase } from './erase.js';
import { exportLog } from './export.js';
import { importMembers, undoMembersImport } from './import.js';
import { renewKeys } from './keys-renew.js';
import { sendTestMail } from './mail-test.js';
import { createMember } from './member-create.js';
import { migrate } from './migrate.js';
import { replay } from './replay.js';
import { restore } from './restore.js';
import { grantRole, revokeRole } from './role.js';
import { acceptSeal, showSealKey } from './seal.js';
import { makeEnrolmentCode } from './second-factor-code.js';
import { turnOffSecondFactor } from './second-factor-off.js';
import { endSessions } from './session-end.js';
import { verify } from './verify.js';

export const commands: readonly CliCommand[] = [
  doctor,
  sendTestMail,
  grantRole,
  revokeRole,
  makeEnrolmentCode,
  turnOffSecondFactor,
  endSessions,
  renewKeys,
  createMember,
  recordClaim,
  undoMembersImport,
  importMembers,
  migrate,
  replay,
  verify,
  verifyCertificate,
  acceptSeal,
  showSealKey,
  exportLog,
  backup,
  restore,
  erase,
];
