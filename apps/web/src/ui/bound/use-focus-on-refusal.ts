import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * After a refused submit, focuses the first invalid field in visual order. Returns the form's ref;
 * `shouldFocusError` must be off.
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
