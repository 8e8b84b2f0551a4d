import { Radio } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { money } from '../../../shared/format';
import { periodEnd, planName } from '../../../shared/plans';
import { plans } from '../../../shared/reference-data';
import { serverNow } from '../../../shared/server-clock';
import { AlertIcon } from '../../../shared/ui/icons';
import type { ListedMember } from '../api/members.query';
import { type Upgrade, upgradeMember } from '../api/upgrade-member.mutation';

type PlanId = NonNullable<Upgrade['plan']>;

const choices = plans.map(({ id, name, prices }) => ({
  value: id as PlanId,
  label: `${name}, ${money(prices.NGN)}`,
}));

export function UpgradeDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const [plan, setPlan] = useState<PlanId>('standard');
  const texts = { done: 'USER_UPGRADED', failed: 'ACTION_NOT_PERFORMED' } as const;
  const { run, isPending } = useMemberCommand(upgradeMember, texts, onClose);
  const isProMeanwhile = !isPending && member.profileStatus === 'pro';
  return (
    <Modal
      title={`Upgrade ${nameOf(member)} to Pro?`}
      okText="Upgrade to Pro"
      okButtonProps={{ loading: isPending, disabled: isProMeanwhile }}
      onOk={() => void run({ id: member.userId, plan })}
      onCancel={onClose}
    >
      <Radio.Group
        aria-label="Plan"
        options={choices}
        value={plan}
        onChange={(event) => setPlan(event.target.value as PlanId)}
      />
      {isProMeanwhile ? (
        <p className="notice notice--waiting" role="status">
          <AlertIcon />
          This member is Pro already.
        </p>
      ) : (
        <p>
          Now: basic. Then: Pro with the {planName(plan)} plan, from today until {periodEnd(new Date(serverNow()))}.
        </p>
      )}
    </Modal>
  );
}
