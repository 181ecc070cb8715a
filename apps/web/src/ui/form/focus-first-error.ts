/**
 * Puts the cursor into the first wrong field as the eye finds it. For `handleSubmit(save, …)` with
 * `shouldFocusError: false`: left alone, the form knows only the order of registration, in which
 * every `Controller` comes after every `register`.
 */
export function focusFirstError(form: HTMLFormElement): void {
  // After the render that marks the fields.
  setTimeout(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const radio = wrong?.querySelector<HTMLElement>('input');
    (radio ?? wrong)?.focus();
  });
}
