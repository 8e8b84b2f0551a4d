import { type ReactNode, useEffect } from 'react';
import { chatLink } from '../contact/chat-link';
import { useContactDetails } from '../contact/contact-details';
import { label } from '../messages';
import type { Suspension } from '../session/suspension';
import { Link } from './link';
import { StateScreen } from './state-screen';

interface Props {
  suspension: Suspension;
  children: ReactNode;
}

export function SuspendedNotice({ suspension: { reason, appealReference }, children }: Props) {
  const { supportChat } = useContactDetails();
  useFocusOnPage();
  const actions = (
    <div className="row">
      {children}
      {supportChat && (
        <a
          className="button button--primary"
          href={appealLink(supportChat, appealReference)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Contact Support
        </a>
      )}
    </div>
  );
  return (
    <StateScreen title={label('SUSPENDED_TITLE')} action={actions}>
      <p>{label('SUSPENDED_TEXT')}</p>
      {reason && (
        <p>
          <strong>Reason:</strong> {reason}
        </p>
      )}
      <p>
        <Link to="/privacy#suspended">See your data, or ask for its erasure</Link>
      </p>
      {appealReference && (
        <p>
          <strong>Appeal reference:</strong> <span className="numbers">{appealReference}</span>
        </p>
      )}
    </StateScreen>
  );
}

/** The notice replaces the focused content, often without a user action; when it goes, the page takes the focus. */
function useFocusOnPage() {
  useEffect(() => {
    const page = document.querySelector('main');
    const focus = () => page?.focus({ preventScroll: true });
    focus();
    return focus;
  }, []);
}

function appealLink(number: string, reference: string | undefined): string {
  const appeal = 'Hello Sankofa, my account has been suspended and I would like to appeal this decision.';
  return chatLink(number, reference ? `${appeal} My reference is ${reference}.` : appeal);
}
