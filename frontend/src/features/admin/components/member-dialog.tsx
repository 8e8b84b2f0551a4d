import type { ListedMember } from '../api/members.query';
import type { MemberAction } from '../member-actions';
import { AccountDialog } from './account-dialog';
import { BanDialog, ReactivateDialog } from './ban-dialogs';
import { CertificateDialog } from './certificate-dialog';
import { PointsDialog } from './points-dialog';
import { RolesDialog } from './roles-dialog';
import { SecondFactorDialog } from './second-factor-dialog';
import { SignOutDialog } from './sign-out-dialog';
import { UpgradeDialog } from './upgrade-dialog';

export interface OpenDialog {
  action: MemberAction;
  member: ListedMember;
}

const dialogs = {
  account: AccountDialog,
  ban: BanDialog,
  reactivate: ReactivateDialog,
  points: PointsDialog,
  upgrade: UpgradeDialog,
  certificate: CertificateDialog,
  roles: RolesDialog,
  sessions: SignOutDialog,
  secondFactor: SecondFactorDialog,
};

export function MemberDialog({ action, member, onClose }: OpenDialog & { onClose: () => void }) {
  const Chosen = dialogs[action];
  return <Chosen member={member} onClose={onClose} />;
}
