import { useLocation } from 'react-router-dom';
import { counted } from '../../shared/format';
import { AlertIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';
import { OPERATIONS, useConditions } from './use-conditions';

export function TroubleLine() {
  const { pathname } = useLocation();
  const [worst, ...others] = useConditions();
  if (!worst || pathname.startsWith(OPERATIONS)) return null;
  return (
    <p className="console__trouble notice notice--waiting" role="status">
      <AlertIcon />
      <span>
        {worst.says} <Link to={OPERATIONS}>Open Operations</Link>
        {others.length > 0 && ` for this and ${counted(others.length, 'more condition')}`}
      </span>
    </p>
  );
}
