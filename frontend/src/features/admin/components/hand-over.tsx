import { Button } from 'antd';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { useCopy } from '../../../shared/ui/use-copy';
import type { StaffMember } from '../api/staff.query';

/** Secrets that the server returns once, to be handed to a colleague. */
export interface HandedOver {
  /** Only if no mail can be sent. */
  link?: string | null;
  enrolmentCode?: string | null;
}

interface Props extends HandedOver {
  member: Pick<StaffMember, 'firstName' | 'lastName'>;
  onClose: () => void;
}

export const hasToHandOver = ({ link, enrolmentCode }: HandedOver): boolean => Boolean(link ?? enrolmentCode);

/** Closes by its button only, so that a stray click does not lose the secret. */
export function HandOver({ link, enrolmentCode, member, onClose }: Props) {
  const what = [link && 'link', enrolmentCode && 'code'].filter(Boolean).join(' and a ');
  return (
    <Modal
      title={`A ${what} for ${nameOf(member)}`}
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          I have passed it on
        </Button>
      }
    >
      <div className="stack">
        {link && (
          <div className="stack stack--tight">
            <p>
              No mail can be sent here, so give them this link yourself, in a way that nobody else reads: whoever opens
              it has the account. It is shown only now, and good once, for 72 hours. The history says that you saw it.
            </p>
            <Copied text={link} what="the link" />
          </div>
        )}
        {enrolmentCode && (
          <div className="stack stack--tight">
            <p>
              The role opens the console once two-step sign-in is on, and turning it on takes this code. Say it or write
              it to them yourself, {link ? 'apart from the link' : 'not by mail'}. It is shown only now, and good for
              seven days.
            </p>
            <Copied text={enrolmentCode} what="the code" />
          </div>
        )}
        {link && <p className="soft">With SMTP_URL set where Sankofa runs, links are mailed.</p>}
      </div>
    </Modal>
  );
}

function Copied({ text, what }: { text: string; what: string }) {
  const { ref, copied, copy } = useCopy<HTMLElement>(text);
  return (
    <p className="handed">
      <code ref={ref}>{text}</code>{' '}
      <Button icon={<CopyMark copied={copied} />} aria-label={`Copy ${what}`} onClick={() => void copy()}>
        Copy
      </Button>
    </p>
  );
}
