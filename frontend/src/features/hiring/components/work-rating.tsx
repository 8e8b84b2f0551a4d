import { hiring } from '../../../shared/reference-data';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { sameChoices } from '../../../shared/ui/form/choices';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import { rateWork } from '../api/say-of-work.mutation';

type Question = 'asAgreed' | 'understanding' | 'again';

const questions = hiring.questions as { name: Question; label: string }[];
const marks = sameChoices(['1', '2', '3', '4', '5']);
const startingValues = { asAgreed: '', understanding: '', again: '', words: '' };

/** Three marks and a comment. The other side reads them once it has rated, too. */
export function WorkRating({ id }: { id: string }) {
  const { form, bind, submit, sending } = useCommandForm({
    draft: `rating-${id}`,
    startingValues,
    check: (typed) =>
      Object.fromEntries(questions.filter(({ name }) => !typed[name]).map(({ name }) => [name, 'Choose from 1 to 5.'])),
    toInput: ({ asAgreed, understanding, again, words }) => ({
      ...{ id, asAgreed: Number(asAgreed), understanding: Number(understanding), again: Number(again) },
      ...(words.trim() && { words }),
    }),
    send: rateWork,
    touches: ['invitations', 'hire-requests'],
    done: 'WORK_RATED',
    failed: 'ANSWER_NOT_SENT',
  });
  return (
    <form ref={form} className="form work-rating" noValidate onSubmit={submit}>
      <p className="soft">How was it? 5 is best. The other side reads it once both have answered.</p>
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
