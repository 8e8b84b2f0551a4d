import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  state?: unknown;
}

/** An internal link. The router's own Link would add 3 KiB for prefetching that we do not use. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
