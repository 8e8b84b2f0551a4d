import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { RegisterForm } from '../components/register-form';
import { TypeChoice } from '../components/type-choice';
import type { RegistrationType } from '../registration';
import '../identity.css';

const headings: Record<RegistrationType, string> = {
  creator: 'For Creators Internship',
  business: 'For Business Owners',
};

export default function RegisterPage() {
  usePageTitle('Sign Up');
  const [search] = useSearchParams();
  const type = typeOf(search.get('type'));
  return (
    <div className="entry">
      <div className="stack stack--tight">
        <h1>Sign Up</h1>
        {type ? (
          <p className="entry__type">
            <strong>{headings[type]}</strong>
            <Link to="/register">Change</Link>
          </p>
        ) : (
          <p className="soft">First, tell us what brings you here.</p>
        )}
      </div>
      {type ? <RegisterForm key={type} type={type} /> : <TypeChoice />}
      <p>
        Do you have an account? <Link to="/login">Sign In</Link>
      </p>
    </div>
  );
}

function typeOf(text: string | null): RegistrationType | undefined {
  return text === 'creator' || text === 'business' ? text : undefined;
}
