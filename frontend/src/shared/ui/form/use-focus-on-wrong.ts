import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field of a form that is wrong, whenever other errors are told. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    wrong?.focus({ preventScroll: true });
    // Unlike the focus, this keeps the room beside the field and its words that the stylesheet asks for.
    (wrong?.closest('.field') ?? wrong)?.scrollIntoView({ block: 'nearest' });
  }, [form, errors]);
}
