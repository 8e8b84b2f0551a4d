import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { when } from '../../../shared/format';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type Effect, effectsQuery } from '../api/effects.query';
import { resolveEffect } from '../api/resolve-effect.mutation';
import { useOperation } from './use-operation';

/** External effects that were begun and never confirmed: an operator checks and records whether they happened. */
export function EffectsInDoubt() {
  const { data, error, refetch } = useQuery(effectsQuery);
  if (!data) return error && <LoadFailure what="what is in doubt" error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="in-doubt">
      <h2 id="in-doubt">{data.items.length} in doubt</h2>
      <p className="soft">
        The answer of the other side was lost. Ask there, for example in the log of the mail server, then say what you
        found.
      </p>
      <ul className="parked">
        {data.items.map((effect) => (
          <EffectInDoubt key={effect.id} effect={effect} />
        ))}
      </ul>
    </section>
  );
}

function EffectInDoubt({ effect: { id, queue, about, startedAt } }: { effect: Effect }) {
  const { run, isPending } = useOperation(resolveEffect);
  return (
    <li>
      <p>
        <strong>{queue}</strong> <code>{about}</code>, begun {when(startedAt)}
      </p>
      <div className="row">
        <Button size="small" loading={isPending} onClick={() => void run({ id, happened: true })}>
          It happened
        </Button>
        <Button size="small" loading={isPending} onClick={() => void run({ id, happened: false })}>
          It did not, do it again
        </Button>
      </div>
    </li>
  );
}
