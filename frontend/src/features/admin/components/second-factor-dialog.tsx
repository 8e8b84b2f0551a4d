import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import type { ListedMember } from '../api/members.query';
import { turnOffSecondFactor } from '../api/turn-off-second-factor.mutation';

/** For a member who lost the phone and the recovery codes. */
export function SecondFactorDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { words, write, close } = useKeptWords(`second-factor-${member.userId}`, onClose);
  const reason = words.trim();
  const { sendsMail } = useContactDetails();
  const done = ({ changed }: { changed: boolean }) => {
    if (!changed) return 'SECOND_FACTOR_WAS_OFF';
    return sendsMail ? 'SECOND_FACTOR_TAKEN_OFF' : 'SECOND_FACTOR_TAKEN_OFF_UNTOLD';
  };
  const texts = { done, failed: 'ACTION_NOT_PERFORMED' } as const;
  const { run, isPending } = useMemberCommand(turnOffSecondFactor, texts, close, ['timeline']);
  return (
    <Modal
      title={`Turn off two-step sign-in of ${nameOf(member)}?`}
      okText="Turn off"
      okButtonProps={{ danger: true, loading: isPending, disabled: reason === '' }}
      onOk={() => void run({ id: member.userId, reason })}
      onCancel={close}
    >
      <p>
        For who lost the phone and the recovery codes. They are signed out everywhere and sign in with the password
        alone. {sendsMail ? 'They are told by mail.' : 'No mail can be sent, so tell them yourself.'} Be sure that it is
        the member who asks.
      </p>
      <LimitedText label="How you know that it is them" rows={3} value={words} onChange={write} />
    </Modal>
  );
}
