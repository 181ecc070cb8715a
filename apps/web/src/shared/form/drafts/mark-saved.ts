import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was sent is stored now. Whatever was typed meanwhile stays, and stays unsaved. */
export function markSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
): void {
  const typed = form.getValues();
  form.reset(sent);
  if (JSON.stringify(typed) !== JSON.stringify(sent)) {
    form.reset(typed, { keepDefaultValues: true });
  }
}
