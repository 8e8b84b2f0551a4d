import { useMemo } from 'react';
import { type CommandOptions, useCommand } from '../../api/use-command';
import { keepingKey } from '../../session/kept-key';
import { useMember } from '../../session/member';
import { useDraft } from '../../session/use-draft';
import { type FormOptions, useForm } from './use-form';

interface Options<Values, Input>
  extends Pick<FormOptions<Values>, 'check'>,
    Pick<CommandOptions<Input, unknown>, 'touches' | 'done' | 'failed'> {
  draft: string;
  startingValues: Values;
  onInvalid?: (fields: (keyof Values & string)[], values: Values) => void;
  send: (input: Input, key: string) => Promise<unknown>;
  toInput: (values: Values) => Input;
}

/** A form that sends one command. Its values are a draft until the command succeeds. */
export function useCommandForm<Values extends object, Input>({
  draft,
  startingValues,
  check,
  onInvalid,
  send,
  toInput,
  ...options
}: Options<Values, Input>) {
  const { id } = useMember();
  const { values, setValues, forgetSent } = useDraft(id, draft, startingValues);
  const sendKept = useMemo(() => keepingKey(`${id}.${draft}`, send), [id, draft, send]);
  const command = useCommand(sendKept, { ...options, onDone: () => forgetSent(values) });
  return useForm<Values>({
    values,
    setValues,
    check,
    onInvalid: (fields) => onInvalid?.(fields, values),
    send: (filled) => command.send(toInput(filled)),
  });
}
