import type { ReactNode } from 'react';
import { areKnown, contactDetails, useContactDetails } from '../../../shared/contact/contact-details';
import { useMember } from '../../../shared/session/member';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast';

interface Props {
  kind?: 'primary' | 'sun';
  children: ReactNode;
  onClick: (supportChat: string) => void;
}

/** A button that ends in a chat with support. Where no number is set there is nothing to press. */
export function ChatAction({ kind = 'primary', children, onClick }: Props) {
  const details = useContactDetails();
  const isStaff = useMember().membershipType === null;
  const press = async () => {
    const now = await contactDetails();
    if (now.supportChat) onClick(now.supportChat);
    else if (!areKnown(now)) toast('NETWORK_ERROR');
  };
  // It stands there before the number is known: what lies below would be pushed down.
  if (details.supportChat || !areKnown(details))
    return (
      <Button kind={kind} onClick={() => void press()}>
        {children}
      </Button>
    );
  return isStaff ? <span className="badge">{children}: not configured</span> : null;
}
