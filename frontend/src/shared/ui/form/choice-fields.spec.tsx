/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CheckboxesField } from './choice-fields';
import { sameChoices } from './choices';
import { useForm } from './use-form';

it('a group of boxes of which none is ticked has the focus moved to it, as a field has', async () => {
  render(<Skills />);
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('Choose one.');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skills' }));
});

function Skills() {
  const [values, setValues] = useState<{ skills: string[] }>({ skills: [] });
  const { form, bind, submit } = useForm({
    values,
    setValues,
    check: () => ({ skills: 'Choose one.' }),
    send: () => Promise.resolve(),
  });
  return (
    <form ref={form} onSubmit={submit} aria-label="Skills to choose">
      <CheckboxesField label="Skills" choices={sameChoices(['Video'])} {...bind('skills')} />
    </form>
  );
}
