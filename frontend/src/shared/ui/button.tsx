import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link';
import { useHydrated } from './use-hydrated';

interface Look {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun';
  large?: boolean;
  wide?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** The action is running: the button stays focusable but does nothing. */
  pending?: boolean;
  children: ReactNode;
}

/** A submit button stays disabled until hydration: before, the browser would put the form's values into the address. */
export function Button({ kind, large, wide, pending, onClick, disabled, type = 'button', ...rest }: ButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      disabled={disabled || (type === 'submit' && !hydrated)}
      type={type}
      className={classOf({ kind, large, wide })}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  );
}

export const LinkButton = ({ kind, large, wide, ...rest }: Look & Omit<LinkProps, 'className'>) => (
  <Link {...rest} className={classOf({ kind, large, wide })} />
);

const classOf = ({ kind = 'primary', large, wide }: { [K in keyof Look]: Look[K] | undefined }): string =>
  ['button', `button--${kind}`, large && 'button--large', wide && 'button--wide'].filter(Boolean).join(' ');
