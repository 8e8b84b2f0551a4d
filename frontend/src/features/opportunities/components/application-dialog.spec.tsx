/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { liveProjectApplication } from '../../../shared/reference-data';
import { writeDraft } from '../../../shared/session/drafts';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { computeStartWindow } from '../application';
import { ApplicationDialog } from './application-dialog';

const startDate = computeStartWindow('nigeria', liveProjectApplication.startsInDays, new Date()).max;
const place = { department: 'Marketing', country: 'nigeria', state: 'Lagos' };

it('leads to the field that is empty also where it is on the step in sight', async () => {
  writeDraft('ada', 'live-project-School Xtra', { ...place, hoursPerDay: '1', daysPerWeek: '1', startDate });
  render(
    <SignedInContext value={{ member: { id: 'ada', country: 'nigeria' } as Member, access: [] }}>
      <ApplicationDialog project="School Xtra" supportChat="+234 800 000 0000" onClose={() => undefined} />
    </SignedInContext>,
  );
  const submit = screen.getByRole('button', { name: 'Submit Application' });
  submit.focus();
  fireEvent.click(submit);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contribution')));
});
