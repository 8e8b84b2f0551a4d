import type { ComponentProps } from 'react';
import type { Problem } from '../../api/problem';
import { label } from '../../messages';
import { explained } from '../../messages/failure-texts';
import { Button } from '../button';
import { FieldError } from './field';

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  failure: Problem | undefined;
}

/** A submit button with the reason of the last failure, which stays when its toast is gone. */
export const SubmitButton = ({ failure, ...button }: Props) => (
  <>
    <Button {...button} type="submit" />
    <NotSent problem={failure} />
  </>
);

/** Without role="alert", as the toast is announced already. */
export const NotSent = ({ problem }: { problem: Problem | null | undefined }) =>
  problem && <FieldError text={problem.status === 0 ? label('NOT_SENT') : explained(problem)} />;
