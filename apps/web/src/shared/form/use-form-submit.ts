import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { showFailure } from './show-failure.ts';

interface SubmitOptions {
  /** The link that led here has expired (410), so nothing can be corrected. */
  onGone?: () => void;
}

/**
 * Submits a form once, however often its button is pressed. Shows the server's refusals at the
 * fields; `alert` is the message without a field, shown above the form.
 */
export function useFormSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  { onGone }: SubmitOptions = {},
) {
  const [alert, setAlert] = useState<string>();
  const sending = useRef(false);

  async function trySending(values: Values): Promise<void> {
    setAlert(undefined);
    try {
      await send(values);
    } catch (failure) {
      if (onGone && failure instanceof ApiFailure && failure.status === 410) onGone();
      else setAlert(showFailure(form, failure));
    }
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(trySending)(event)
      .finally(() => {
        sending.current = false;
      });
  }

  return { submit, alert };
}
