import { useLocation } from 'react-router-dom';
import { counted } from '../../shared/format';
import { AlertIcon } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/link';
import { OPERATIONS, useConditions } from './use-conditions';

/** In the header, so that it moves nothing of the page when it appears. */
export function TroubleLine() {
  const { pathname } = useLocation();
  const [worst, ...others] = useConditions();
  if (!worst || pathname.startsWith(OPERATIONS)) return null;
  const says = others.length > 0 ? `${worst.says} And ${counted(others.length, 'more condition')}.` : worst.says;
  return (
    <>
      <span className="visually-hidden" role="status">
        {says}
      </span>
      <Link to={OPERATIONS} className="console__trouble" title={says}>
        <AlertIcon />
        <span>Open Operations</span>
      </Link>
    </>
  );
}
