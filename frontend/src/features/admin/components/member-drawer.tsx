import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Facts } from '../../../shared/console/facts';
import { Drawer } from '../../../shared/console/layers';
import { MemberLink } from '../../../shared/console/member-link';
import { nameOf } from '../../../shared/console/person';
import { date, dateTime, number, placeName } from '../../../shared/format';
import { plans } from '../../../shared/reference-data';
import { Address } from '../../../shared/ui/address';
import type { ListedMember } from '../api/members.query';
import { actionsFor, type MemberAction, memberActions } from '../member-actions';
import { Timeline } from './timeline';

const kycWords: Record<NonNullable<ListedMember['kycStatus']>, string> = {
  new: 'Nothing submitted',
  pending: 'Waiting for review',
  asked: 'Asked for more',
  approved: 'Verified',
  failed: 'Not approved',
  erased: 'Erased',
};

function proWords(plan: ListedMember['proPlan'], until: string): string {
  const name = plans.find(({ id }) => id === plan)?.name;
  return name ? `${name} plan until ${date(until)}` : `Until ${date(until)}`;
}

interface Props {
  member: ListedMember;
  onAction: (action: MemberAction, member: ListedMember) => void;
}

/** The actions on a member and the facts of the list. */
export const MemberHead = ({ member, onAction, children }: Props & { children?: ReactNode }) => (
  <>
    <div className="row no-print">
      {actionsFor(member).map((action) => (
        <Button key={action} danger={action === 'ban'} onClick={() => onAction(action, member)}>
          {memberActions[action]}
        </Button>
      ))}
      {children}
    </div>
    <MemberFacts member={member} />
  </>
);

export const MemberFacts = ({ member }: { member: ListedMember }) => (
  <Facts
    of={[
      ['E-mail', member.email && <Address key="email" of={member.email} />],
      ['Verified', member.emailVerifiedAt ? dateTime(member.emailVerifiedAt) : 'Not yet'],
      ['Phone', member.phone],
      ['Type', [member.membershipType, member.qualification].filter(Boolean).join(', ')],
      ['Location', placeName(member)],
      ['Points', number(member.points)],
      ['Pro', member.proUntil && proWords(member.proPlan, member.proUntil)],
      ['KYC', member.kycStatus && kycWords[member.kycStatus]],
      ['Two-step sign-in', member.hasSecondFactor === null ? null : member.hasSecondFactor ? 'On' : 'Off'],
      ['Registered', date(member.registeredAt)],
      ['Banned', member.bannedAt && dateTime(member.bannedAt)],
      ['Reason', member.banReason],
    ]}
  />
);

/** A preview of a member that links to their page. */
export const MemberDrawer = ({ member, onAction, onClose }: Props & { onClose: () => void }) => (
  <Drawer size="large" title={<bdi>{nameOf(member)}</bdi>} onClose={onClose}>
    <div className="stack">
      <MemberHead member={member} onAction={onAction}>
        <MemberLink id={member.userId} name="Open the whole page" />
      </MemberHead>
      <h2>Timeline</h2>
      <Timeline member={member} />
    </div>
  </Drawer>
);
