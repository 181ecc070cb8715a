import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Makes the sent values the form's defaults; input typed meanwhile stays and counts as unsaved. */
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
