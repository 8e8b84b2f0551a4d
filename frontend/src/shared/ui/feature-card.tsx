import { date } from '../format';
import { label } from '../messages';
import { LockIcon } from './feature-icons';
import { ArrowRightIcon, type Icon } from './icons';
import { Link } from './link';
import { toast } from './toast';
import './feature-card.css';

export interface Lock {
  code: string;
  need?: number;
  have?: number;
  unlocksAt?: string | null;
}

interface Props {
  title: string;
  text: string;
  Icon: Icon;
  to: string;
  locks: Lock[];
  isBuilt: boolean;
  onProMissing: () => void;
}

/** A way to a feature. A locked one is a button that says what would open it. */
export function FeatureCard({ title, text, Icon, to, locks, isBuilt, onProMissing }: Props) {
  const [lock] = locks;
  const face = (
    <>
      <span className="feature__icon">
        <Icon />
      </span>
      <span className="feature__text">
        <strong>{title}</strong>
        <span className="soft">{text}</span>
        {locks.length > 0 && <LockLine locks={locks} />}
      </span>
    </>
  );
  if (lock) {
    const explain = () => {
      explainLock(lock);
      if (lock.code === 'PRO_REQUIRED') onProMissing();
    };
    return (
      <button type="button" className="card feature feature--locked" onClick={explain}>
        {face}
        <LockIcon />
      </button>
    );
  }
  if (!isBuilt) {
    return (
      <button type="button" className="card feature" onClick={() => toast('FEATURE_COMING_SOON')}>
        {face}
      </button>
    );
  }
  return (
    <Link className="card feature" to={to}>
      {face}
      <ArrowRightIcon />
    </Link>
  );
}

function LockLine({ locks }: { locks: Lock[] }) {
  const [first] = locks;
  const points = locks.find(({ code }) => code === 'POINTS_REQUIRED');
  if (points)
    return <span className="badge badge--waiting">{label('POINTS_REQUIRED', { need: points.need ?? 0 })}</span>;
  if (first?.code === 'PRO_REQUIRED') return <span className="badge badge--waiting">Pro account required</span>;
  if (first?.code === 'KYC_REQUIRED') return <span className="badge badge--waiting">KYC approval required</span>;
  if (first?.unlocksAt) return <span className="badge badge--waiting">Opens on {date(first.unlocksAt)}</span>;
  return <span className="badge">Locked</span>;
}

function explainLock({ code, need, have }: Lock): void {
  if (code === 'POINTS_REQUIRED' && need !== undefined) toast('FEATURE_LOCKED_POINTS', { need, have: have ?? 0 });
  else toast('FEATURE_LOCKED');
}
