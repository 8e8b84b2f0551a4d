import { Link } from '../../../shared/ui/link';

interface Props {
  marketingConsent: boolean;
  onChange: (consent: boolean) => void;
}

export const ConsentFields = ({ marketingConsent, onChange }: Props) => (
  <div className="stack stack--tight">
    <label className="check">
      <input
        type="checkbox"
        name="marketingConsent"
        checked={marketingConsent}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>Send me news and offers from Sankofa. I can change my mind at any time.</span>
    </label>
    <details className="privacy">
      <summary>How we use what you enter here</summary>
      <p className="soft">
        To run your membership: to sign you in, to review your work, to reach you about your account, and to tell which
        programmes are open in your state. Only staff who need your details see them, we keep them encrypted, and we
        sell them to nobody. You can ask for a copy, a correction or their erasure. More in{' '}
        <Link to="/privacy">Privacy</Link> and <Link to="/terms">Terms</Link>.
      </p>
    </details>
  </div>
);
