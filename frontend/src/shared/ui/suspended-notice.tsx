import type { ReactNode } from 'react';
import { chatLink } from '../contact/chat-link';
import { useContactDetails } from '../contact/contact-details';
import { label } from '../messages';
import { StateScreen } from './state-screen';

interface Props {
  reason?: string | undefined;
  /** What else the reader may do here, such as to sign out. */
  children: ReactNode;
}

export function SuspendedNotice({ reason, children }: Props) {
  const { supportChat } = useContactDetails();
  const actions = (
    <div className="row">
      {children}
      {supportChat && (
        <a className="button button--primary" href={appealLink(supportChat)} target="_blank" rel="noopener noreferrer">
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
    </StateScreen>
  );
}

function appealLink(number: string): string {
  return chatLink(number, 'Hello Sankofa, my account has been suspended and I would like to appeal this decision.');
}
