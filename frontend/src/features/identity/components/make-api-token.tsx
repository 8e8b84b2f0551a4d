import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { checkFilled } from '../../../shared/ui/form/check-filled';
import { CheckboxesField } from '../../../shared/ui/form/choice-fields';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { checkSecondFactor, type MadeApiToken, makeApiToken } from '../api/api-tokens.mutation';
import { secondFactorQuery } from '../api/second-factor.query';
import { CodeField } from './code-field';

interface Props {
  rights: readonly { name: string; label: string }[];
  onMade: (made: MadeApiToken) => void;
}

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export function MakeApiToken({ rights, onMade }: Props) {
  const asksCode = Boolean(useQuery(secondFactorQuery).data?.since);
  const [values, setValues] = useState({ name: '', rights: [] as string[], endsOn: dayIn(90), code: '' });
  const { send } = useCommand(makeApiToken, {
    touches: ['api-tokens'],
    onDone: onMade,
    failed: 'ACTION_NOT_PERFORMED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ name, rights: chosen, endsOn, code }) => ({
      ...checkFilled({ name, endsOn, code }, { name: 'Name', endsOn: 'Last day', ...(asksCode && { code: 'Code' }) }),
      ...(chosen.length === 0 && { rights: 'Tick at least one.' }),
    }),
    send: async ({ name, rights: chosen, endsOn, code }) => {
      if (asksCode) await checkSecondFactor({ code });
      return send({ name, rights: chosen as MadeApiToken['rights'], expiresAt: `${endsOn}T23:59:59Z` });
    },
    errorsOn: ({ errors }) => {
      const message = errors.find(({ field }) => field === 'expiresAt')?.message;
      return message === undefined ? {} : { endsOn: message };
    },
  });
  return (
    <section className="card stack" aria-labelledby="make-api-token">
      <h2 id="make-api-token">Make a token</h2>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <TextField label="Name" hint="What will use it, such as “Till in the shop”." maxLength={80} {...bind('name')} />
        <CheckboxesField
          label="What it may do"
          hint="Only what you tick, and never more than you may do yourself at that moment."
          choices={rights.map(({ name, label }) => ({ value: name, label }))}
          {...bind('rights')}
        />
        <TextField label="Last day" type="date" min={dayIn(0)} max={dayIn(365)} {...bind('endsOn')} />
        {asksCode && <CodeField {...bind('code')} />}
        <div>
          <SubmitButton {...sending}>Make the token</SubmitButton>
        </div>
      </form>
    </section>
  );
}
