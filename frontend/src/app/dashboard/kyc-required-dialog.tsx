import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { label } from '../../shared/messages';
import type { Member } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

/** A session cookie: all tabs share it, and it ends with the browser. */
const laterOf = ({ id }: Member) => `sankofa.kyc-later.${id}=yes`;
const isPostponed = (member: Member) => document.cookie.split('; ').includes(laterOf(member));

/** Asks a Pro business that has not submitted its KYC. 'Later' holds until the browser is closed. */
export function KycRequiredDialog({ member }: { member: Member }) {
  const [postponed, setPostponed] = useState(() => isPostponed(member));
  const navigate = useNavigate();
  const isDue = member.profileStatus === 'pro' && (member.kycStatus === 'new' || member.kycStatus === null);
  if (!isDue || postponed) return null;

  const postpone = () => {
    // The Cookie Store API is missing without https.
    document.cookie = `${laterOf(member)}; path=/dashboard; samesite=strict`;
    setPostponed(true);
  };
  return (
    <Dialog title={label('KYC_REQUIRED_TITLE')} onClose={postpone}>
      <p className="dialog__text">
        Growth tools, orders and hiring open once your business is verified. It takes five minutes.
      </p>
      <div className="dialog__actions">
        <Button kind="secondary" onClick={postpone}>
          {label('KYC_REQUIRED_LATER')}
        </Button>
        <Button onClick={() => void navigate('/kyc')}>{label('KYC_REQUIRED_START')}</Button>
      </div>
    </Dialog>
  );
}
