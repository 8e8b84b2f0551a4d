import { Button } from 'antd';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { useCopy } from '../../../shared/ui/use-copy';
import type { StaffMember } from '../api/staff.query';

interface Props {
  code: string;
  member: Pick<StaffMember, 'firstName' | 'lastName'>;
  onClose: () => void;
}

/** Told once: a click beside it, or a hasty one, must not lose it. */
export function EnrolmentCode({ code, member, onClose }: Props) {
  const { ref, copied, copy } = useCopy<HTMLElement>(code);
  return (
    <Modal
      title={`A code for ${nameOf(member)}`}
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          I have passed it on
        </Button>
      }
    >
      <div className="stack">
        <p>
          The role opens the console once two-step sign-in is on, and turning it on takes this code. Say it or write it
          to them yourself, not by mail. It is shown only now, and good for seven days.
        </p>
        <p>
          <code ref={ref}>{code}</code>{' '}
          <Button icon={<CopyMark copied={copied} />} onClick={() => void copy()}>
            Copy
          </Button>
        </p>
      </div>
    </Modal>
  );
}
