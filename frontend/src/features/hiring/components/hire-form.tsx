import { departments, hireForm } from '../../../shared/reference-data';
import { RadiosField } from '../../../shared/ui/form/choice-fields';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField, TextAreaField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import { requestCreators } from '../api/request-creators.mutation';
import { startingValues, toHireRequest } from '../hire-values';

export function HireForm() {
  const { form, bind, submit, sending } = useHireForm();
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit} aria-labelledby="hire-form">
      <h2 id="hire-form">Whom do you need?</h2>
      <RadiosField
        label="Number of creators"
        choices={sameChoices(hireForm.numberOfInterns)}
        {...bind('numberOfInterns')}
      />
      <SelectField
        label="Department"
        optional
        placeholder="Any department"
        choices={sameChoices(departments)}
        {...bind('department')}
      />
      <TextAreaField
        label="Skills"
        optional
        hint="What they should be able to do, such as short videos in Yoruba and English."
        rows={3}
        maxLength={500}
        {...bind('skills')}
      />
      <RadiosField label="Work type" choices={sameChoices(hireForm.workTypes)} {...bind('workType')} />
      <div className="form__pair">
        <SelectField
          label="Job duration"
          optional
          placeholder="Not sure yet"
          choices={sameChoices(hireForm.jobDurations)}
          {...bind('jobDuration')}
        />
        <TextField
          label="Stipend"
          optional
          hint="What you pay each of them, such as ₦50,000 or R1,000 a month."
          maxLength={100}
          autoComplete="off"
          {...bind('stipend')}
        />
      </div>
      <SubmitButton large wide {...sending}>
        Send request
      </SubmitButton>
    </form>
  );
}

const useHireForm = () =>
  useCommandForm({
    draft: 'hire',
    startingValues: startingValues(hireForm.defaults),
    check: () => ({}),
    toInput: toHireRequest,
    send: requestCreators,
    touches: ['hire-requests'],
    done: 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
