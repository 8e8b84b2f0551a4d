import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { hiring } from '../../../shared/reference-data';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { sameChoices } from '../../../shared/ui/form/choices';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import { rateWork } from '../api/say-of-work.mutation';

type Question = 'asAgreed' | 'understanding' | 'again';

const questions = hiring.questions as { name: Question; label: string }[];
const marks = sameChoices(['1', '2', '3', '4', '5']);
const texts = { touches: ['invitations', 'hire-requests'], done: 'WORK_SAID', failed: 'ANSWER_NOT_SENT' } as const;

/** How it was: three questions and words. The other side reads it once it has answered too. */
export function WorkRating({ id }: { id: string }) {
  const [values, setValues] = useState({ asAgreed: '', understanding: '', again: '', words: '' });
  const { send } = useCommand(rateWork, texts);
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: (typed) =>
      Object.fromEntries(questions.filter(({ name }) => !typed[name]).map(({ name }) => [name, 'Choose from 1 to 5.'])),
    send: ({ words, ...given }) => {
      const [asAgreed, understanding, again] = [given.asAgreed, given.understanding, given.again].map(Number) as [
        number,
        number,
        number,
      ];
      return send({ id, asAgreed, understanding, again, ...(words.trim() && { words }) });
    },
  });
  return (
    <form ref={form} className="form work-rating" noValidate onSubmit={submit}>
      <p className="soft">How was it? 5 is best. The other side reads it once it has answered too.</p>
      {questions.map(({ name, label }) => (
        <RadiosField key={name} label={label} choices={marks} {...bind(name)} name={`${name}-${id}`} />
      ))}
      <TextAreaField label="In your words" optional rows={2} maxLength={500} {...bind('words')} />
      <div>
        <SubmitButton {...sending}>Send</SubmitButton>
      </div>
    </form>
  );
}
