import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import type { OwnAccount } from '../components/account-exists';
import { RegisterForm } from '../components/register-form';
import { TypeChoice } from '../components/type-choice';
import { VisitorsOnly } from '../components/visitors-only';
import type { RegistrationType } from '../registration';
import { SignIn } from './login.page';
import '../identity.css';

const headings: Record<RegistrationType, string> = {
  creator: 'For Creators Internship',
  business: 'For Business Owners',
};

export default function RegisterPage() {
  const [search] = useSearchParams();
  const type = typeOf(search.get('type'));
  return (
    <VisitorsOnly>
      <Steps key={type} type={type} />
    </VisitorsOnly>
  );
}

interface Props {
  type: RegistrationType | undefined;
}

/** The sign-up, or the sign-in if the sign-up found an existing account. */
function Steps({ type }: Props) {
  usePageTitle('Sign Up');
  const [account, setAccount] = useState<OwnAccount>();
  const content = useRef<HTMLDivElement>(null);
  useMoveFocus(content, account ? 'sign-in' : 'sign-up', { first: 'input' });
  return (
    <div ref={content}>{account ? <SignIn {...account} /> : <SignUp type={type} onOwnAccount={setAccount} />}</div>
  );
}

/** All links between sign-up and sign-in pass on where the visitor wanted to go. */
function SignUp({ type, onOwnAccount }: Props & { onOwnAccount: (account: OwnAccount) => void }) {
  const state: unknown = useLocation().state;
  return (
    <div className="entry">
      <div className="stack stack--tight">
        <h1>Sign Up</h1>
        {type ? (
          <p className="entry__type">
            <strong>{headings[type]}</strong>
            <Link to="/register" state={state}>
              Change
            </Link>
          </p>
        ) : (
          <p className="soft">First, tell us what brings you here.</p>
        )}
      </div>
      {type ? <RegisterForm type={type} onOwnAccount={onOwnAccount} /> : <TypeChoice />}
      <p>
        Do you have an account?{' '}
        <Link to="/login" state={state}>
          Sign In
        </Link>
      </p>
    </div>
  );
}

const typeOf = (text: string | null): RegistrationType | undefined =>
  text === 'creator' || text === 'business' ? text : undefined;
