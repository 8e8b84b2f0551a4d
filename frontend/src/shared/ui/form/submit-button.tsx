import type { ComponentProps } from 'react';
import type { Problem } from '../../api/problem';
import { label } from '../../messages';
import { explained } from '../../messages/failure-texts';
import { Button } from '../button';
import { FieldError } from './field';

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  failure: Problem | undefined;
}

/** What sends a form. Why it was not sent stays beside it when the toast that said so is gone. */
export const SubmitButton = ({ failure, ...button }: Props) => (
  <>
    <Button {...button} type="submit" />
    <NotSent problem={failure} />
  </>
);

/** Not announced, as the toast is. */
export const NotSent = ({ problem }: { problem: Problem | null | undefined }) =>
  problem && <FieldError text={problem.status === 0 ? label('NOT_SENT') : explained(problem)} />;
