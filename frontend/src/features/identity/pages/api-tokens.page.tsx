import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { calendarDay, counted } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { LoadState } from '../../../shared/ui/load-failure';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useCopy } from '../../../shared/ui/use-copy';
import { type MadeApiToken, revokeApiToken } from '../api/api-tokens.mutation';
import { apiTokensQuery } from '../api/api-tokens.query';
import { MakeApiToken } from '../components/make-api-token';
import { ProfileSubpage } from '../components/profile-subpage';

export default function ApiTokensPage() {
  const query = useQuery(apiTokensQuery);
  const [made, setMade] = useState<MadeApiToken>();
  return (
    <ProfileSubpage
      title="API tokens"
      lead="A token lets a program of yours use Sankofa in your name. Whoever has it can do what you tick: give it to no one else. Choosing another password ends all of them."
    >
      {made && <NewToken key={made.id} {...made} />}
      {query.data ? (
        <>
          <TokenList tokens={query.data.items} onRevoked={(id) => id === made?.id && setMade(undefined)} />
          <MakeApiToken key={made?.id} rights={query.data.rights} onMade={setMade} />
        </>
      ) : (
        <LoadState of={query} what="your tokens" room="profile-page__skeleton" />
      )}
    </ProfileSubpage>
  );
}

/** Shown once, as the server stores only a hash. */
function NewToken({ name, token }: MadeApiToken) {
  const { ref, copied, copy } = useCopy<HTMLElement>(token);
  return (
    <section className="card stack" aria-labelledby="new-token">
      <h2 id="new-token" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Your new token: {name}
      </h2>
      <p>It is shown only now. Copy it to where it is used.</p>
      <code ref={ref} className="new-token">
        {token}
      </code>
      <div>
        <Button kind="secondary" onClick={() => void copy()}>
          <CopyMark copied={copied} />
          Copy the token
        </Button>
      </div>
    </section>
  );
}

function TokenList({
  tokens,
  onRevoked,
}: {
  tokens: readonly Omit<MadeApiToken, 'token'>[];
  onRevoked: (id: string) => void;
}) {
  const { ask, dialog } = useConfirm();
  const revoke = useCommand(revokeApiToken, {
    touches: ['api-tokens'],
    onDone: (_, { id }) => onRevoked(id),
    done: 'API_TOKEN_REVOKED',
    failed: 'ACTION_NOT_PERFORMED',
  });
  const confirm = async (id: string, name: string) => {
    const question = {
      title: `Revoke ${name}?`,
      text: 'Whatever uses it is refused at once.',
      confirm: 'Revoke',
      kind: 'danger',
    } as const;
    if (await ask(question)) await revoke.run({ id });
  };
  if (tokens.length === 0) return <p className="soft">You have no token.</p>;
  return (
    <ul className="card devices" aria-label="Your tokens">
      {tokens.map(({ id, name, rights, expiresAt, lastUsedOn }) => (
        <li key={id} className="devices__item">
          <span>
            <strong>{name}</strong>
            <span className="soft">
              {new Date(expiresAt) <= new Date() ? 'Ended' : 'Ends'} {calendarDay(expiresAt)},{' '}
              {lastUsedOn === null ? 'never used' : `last used ${calendarDay(lastUsedOn)}`},{' '}
              {counted(rights.length, 'right')}
            </span>
          </span>
          <Button kind="secondary" pending={revoke.isPending} onClick={() => void confirm(id, name)}>
            Revoke<span className="visually-hidden"> {name}</span>
          </Button>
        </li>
      ))}
      {dialog}
    </ul>
  );
}
