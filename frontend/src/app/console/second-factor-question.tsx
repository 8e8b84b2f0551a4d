import { useEffect, useRef, useState } from 'react';
import { CodeField } from '../../features/identity/components/code-field';
import { api } from '../../shared/api/client';
import { sendTo } from '../../shared/api/requests';
import { Modal } from '../../shared/console/layers';
import { checkFilled } from '../../shared/ui/form/check-filled';
import { useForm } from '../../shared/ui/form/use-form';
import { toastProblem } from '../../shared/ui/toast';
import { repeatWithSecondFactor } from './second-factor-again';

const checkSecondFactor = sendTo('/api/me/second-factor/check');
const FORM = 'second-factor-again';

/** Asks for a code when a command needs a recent second factor, then repeats it. Two commands at once ask once. */
export function SecondFactorQuestion() {
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const repeating = repeatWithSecondFactor(() => {
      setOpen(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    api.use(repeating);
    return () => api.eject(repeating);
  }, []);

  const settle = (isProven: boolean) => {
    for (const answer of waiting.current.splice(0)) answer(isProven);
    setOpen(false);
  };
  return isOpen && <Question onSettled={settle} />;
}

function Question({ onSettled }: { onSettled: (isProven: boolean) => void }) {
  const [values, setValues] = useState({ code: '' });
  const {
    form,
    bind,
    submit,
    sending: { pending },
  } = useForm({
    values,
    setValues,
    check: (typed) => checkFilled(typed, { code: 'Code' }),
    send: async (typed) => {
      await checkSecondFactor(typed);
      onSettled(true);
    },
    onRefused: (thrown) => toastProblem(thrown, 'ACTION_NOT_PERFORMED'),
  });
  return (
    <Modal
      title="One more step"
      okText="Continue"
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: pending }}
      onCancel={() => onSettled(false)}
    >
      <form id={FORM} ref={form} className="form" noValidate onSubmit={submit}>
        <p>This asks for a code of yours: the last one is older than ten minutes.</p>
        <CodeField {...bind('code')} />
      </form>
    </Modal>
  );
}
