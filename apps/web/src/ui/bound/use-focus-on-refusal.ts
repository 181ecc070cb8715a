import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * After a submission that was refused, by the form or by the server, the cursor goes into the first
 * wrong field as the eye finds it. Returns the ref of the form; `shouldFocusError` must be off.
 */
export function useFocusOnRefusal<Values extends FieldValues>({
  formState: { submitCount },
}: UseFormReturn<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const radio = wrong?.querySelector<HTMLElement>('input');
    (radio ?? wrong)?.focus();
  }, [submitCount]);
  return element;
}
