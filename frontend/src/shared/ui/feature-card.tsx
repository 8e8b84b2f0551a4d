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
  onProMissing: () => void;
}

export function FeatureCard({ title, text, Icon, to, locks, onProMissing }: Props) {
  const [lock] = locks;
  const face = (
    <>
      <span className="icon-tile">
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
  return (
    <Link className="card feature" to={to}>
      {face}
      <ArrowRightIcon />
    </Link>
  );
}

function LockLine({ locks }: { locks: Lock[] }) {
  const points = locks.find(({ code }) => code === 'POINTS_REQUIRED');
  const named = points ?? locks[0];
  const others = locks.filter((lock) => lock !== named);
  const far = [...(points ? [distanceTo(points)] : []), ...others.map(opensWith)];
  return (
    <>
      {named && <span className="badge badge--waiting">{opensWith(named)}</span>}
      {far.length > 0 && <span className="soft numbers">{far.join(' · ')}</span>}
    </>
  );
}

const distanceTo = ({ need = 0, have = 0 }: Lock): string => `You have ${have}, ${need - have} to go`;

function opensWith({ code, need, unlocksAt }: Lock): string {
  if (code === 'POINTS_REQUIRED') return label('POINTS_REQUIRED', { need: need ?? 0 });
  if (code === 'PRO_REQUIRED') return 'Pro account required';
  if (code === 'KYC_REQUIRED') return 'KYC approval required';
  return unlocksAt ? `Opens on ${date(unlocksAt)}` : 'Locked';
}

function explainLock({ code, need, have }: Lock): void {
  if (code === 'POINTS_REQUIRED' && need !== undefined) toast('FEATURE_LOCKED_POINTS', { need, have: have ?? 0 });
  else toast('FEATURE_LOCKED');
}
