import { useState } from 'react';
import { dayOrWeek } from '../../../shared/day-or-week';
import { label } from '../../../shared/messages';
import { appraisalForm, selfRating } from '../../../shared/reference-data';
import { useMember } from '../../../shared/session/member';
import { useDraft } from '../../../shared/session/use-draft';
import { LinkField, TextAreaField } from '../../../shared/ui/form/inputs';
import { RangeField } from '../../../shared/ui/form/range-field';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { InfoIcon } from '../../../shared/ui/icons';
import { toastProblem } from '../../../shared/ui/toast';
import { useConfirm } from '../../../shared/ui/use-confirm';
import type { ChallengePart } from '../api/appraisals.query';
import {
  type AppraisalValues,
  checkAppraisal,
  fieldNames,
  requiredFields,
  startingValues,
  toSubmission,
} from '../appraisal-values';
import { draftNameOf, type StoredAppraisal } from '../use-submission';

interface Props {
  part: ChallengePart;
  onSubmit: (appraisal: StoredAppraisal) => Promise<'sent' | 'waiting'>;
}

export function AppraisalForm({ part, onSubmit }: Props) {
  const { values, form, bind, submit, sending, confirmation } = useAppraisal(part, onSubmit);
  const name = dayOrWeek(part);
  const isAgain = part.status === 'rejected';
  const [hasMore] = useState(values.achievements !== '' || values.challenges !== '' || values.goals !== '');
  return (
    <form ref={form} className="card form" noValidate onSubmit={submit} aria-labelledby="appraisal-form">
      <h2 id="appraisal-form">{isAgain ? `${name}, once more` : name}</h2>
      <p className="notice">
        <InfoIcon />
        {label('CHALLENGE_NOTE')}
      </p>
      <TextAreaField
        label={fieldNames.learnings}
        hint={`What is new to you ${'dayNumber' in part ? 'today' : 'this week'}, and where will you use it?`}
        rows={5}
        maxLength={appraisalForm.maxText}
        {...bind('learnings')}
      />
      <LinkField label={fieldNames.assignmentUrl} hint="The link to your post." {...bind('assignmentUrl')} />
      <details className="more-fields" open={hasMore}>
        <summary>Add achievements, challenges and goals</summary>
        <div className="form">
          <TextAreaField
            label="Achievements"
            optional
            rows={2}
            maxLength={appraisalForm.maxText}
            {...bind('achievements')}
          />
          <TextAreaField
            label="Challenges"
            optional
            rows={2}
            maxLength={appraisalForm.maxText}
            {...bind('challenges')}
          />
          <TextAreaField label="Goals" optional rows={2} maxLength={appraisalForm.maxText} {...bind('goals')} />
        </div>
      </details>
      <RangeField
        label={`How do you rate your ${'dayNumber' in part ? 'day' : 'week'}?`}
        min={selfRating.min}
        max={selfRating.max}
        {...bind('selfRating')}
      />
      <SubmitButton large wide {...sending}>
        {`${isAgain ? 'Resubmit' : 'Submit'} ${name.toLowerCase()}`}
      </SubmitButton>
      {confirmation}
    </form>
  );
}

function useAppraisal(part: ChallengePart, onSubmit: Props['onSubmit']) {
  const member = useMember();
  const { ask, dialog } = useConfirm();
  const draft = useDraft(member.id, draftNameOf(part), startingValues(part));

  const form = useForm<AppraisalValues>({
    values: draft.values,
    setValues: draft.setValues,
    check: checkAppraisal,
    onInvalid: () => {
      const missing = requiredFields.filter((field) => draft.values[field].trim() === '');
      toastInvalid(missing.map((field) => fieldNames[field]));
    },
    send: async (values) => {
      if (!(await ask({ title: label('APPRAISAL_CONFIRM'), confirm: 'Submit' }))) return;
      const submission = toSubmission(values, part);
      if ((await onSubmit({ submission, draft: draftNameOf(part) })) === 'sent') draft.forgetSent(values);
    },
    onRefused: (thrown) => toastProblem(thrown, 'APPRAISAL_NOT_SUBMITTED'),
  });
  return { ...form, values: draft.values, confirmation: dialog };
}
