import { type RefObject, useEffect } from 'react';

export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    wrong?.focus({ preventScroll: true });
    // focus() would ignore scroll-margin; scrollIntoView() keeps it.
    (wrong?.closest('.field') ?? wrong)?.scrollIntoView({ block: 'nearest' });
  }, [form, errors]);
}
