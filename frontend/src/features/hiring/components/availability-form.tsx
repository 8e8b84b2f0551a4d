import { useCommand } from '../../../shared/api/use-command';
import { departments, hireForm, hiring, skills } from '../../../shared/reference-data';
import { useChangesDraft } from '../../../shared/session/changes-draft';
import { CheckboxesField } from '../../../shared/ui/form/choice-fields';
import { sameChoices } from '../../../shared/ui/form/choices';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useForm } from '../../../shared/ui/form/use-form';
import type { Availability } from '../api/availability.query';
import { saveAvailability } from '../api/save-availability.mutation';
import { WithdrawAvailability } from './withdraw-availability';

type Input = Parameters<typeof saveAvailability>[0];
type Values = Record<'departments' | 'skills' | 'workTypes' | 'days', string[]> & Record<'area' | 'asks', string>;

const skillNames = skills.map(({ name }) => name);

/** What a creator is open to. It stays in force until she withdraws it. */
export function AvailabilityForm({ availability }: { availability: Availability }) {
  const { available, area, asks, ...lists } = availability;
  const saved: Values = { ...lists, area: area ?? '', asks: asks ?? '' };
  const { values, setValues, forget } = useChangesDraft('availability', saved);
  const { send } = useCommand(saveAvailability, {
    touches: ['availability'],
    onDone: forget,
    done: 'AVAILABILITY_SAVED',
    failed: 'AVAILABILITY_NOT_SAVED',
  });
  const { form, bind, submit, sending } = useForm({
    values,
    setValues,
    check: ({ departments, workTypes }) => ({
      ...(departments.length === 0 && { departments: 'Choose at least one department.' }),
      ...(workTypes.length === 0 && { workTypes: 'Choose at least one kind of work.' }),
    }),
    send: () => send({ ...values, available: true } as Input),
  });
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit} aria-labelledby="availability">
      <h2 id="availability">{available ? 'You are open to work' : 'Are you open to work?'}</h2>
      <p>
        Until you and a business have both said yes, it sees your first name, department, state, points and portfolio,
        and what you enter here. It never sees your e-mail or phone before that. You can withdraw at any time.
      </p>
      <CheckboxesField label="Departments" choices={sameChoices(departments)} {...bind('departments')} />
      <CheckboxesField label="Skills" optional choices={sameChoices(skillNames)} {...bind('skills')} />
      <CheckboxesField label="Kinds of work" choices={sameChoices(hireForm.workTypes)} {...bind('workTypes')} />
      <CheckboxesField label="Days" optional choices={sameChoices(hiring.days)} {...bind('days')} />
      <div className="form__pair">
        <TextField label="Area" optional hint="Where you can go, such as Ikeja." maxLength={60} {...bind('area')} />
        <TextField
          label="What you ask"
          optional
          hint="Your pay, such as 10,000 a day."
          maxLength={100}
          autoComplete="off"
          {...bind('asks')}
        />
      </div>
      <div className="row">
        <SubmitButton large {...sending}>
          {available ? 'Save' : 'I am open to work'}
        </SubmitButton>
        {available && <WithdrawAvailability onDone={forget} />}
      </div>
    </form>
  );
}
