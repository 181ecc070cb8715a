import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { firstField } from '../../../ui/bound/first-field.ts';
import { sectionFormId } from './missing/field-of-item.ts';
import { pageOfSection, sectionAfter } from './section-order.ts';

interface Saving {
  submit: (event?: FormEvent) => void;
  isDirty: boolean;
  savedTimes: number;
}

/** Value of the button that saves and goes to the next section. */
export const andContinue = 'continue';

/** Goes to the next section after saving by that button, unless something was typed meanwhile. */
export function useSaveAndContinue(
  section: ProfileSectionId,
  { submit, isDirty, savedTimes }: Saving,
) {
  const navigate = useNavigate();
  const goesOn = useRef(false);
  const next = sectionAfter(section);
  useEffect(() => {
    if (savedTimes === 0 || isDirty) return;
    if (goesOn.current && next) {
      goesOn.current = false;
      const here = document.getElementById(sectionFormId(next));
      if (here) firstField(here)?.focus();
      else void navigate({ to: pageOfSection(next) });
    } else if (document.activeElement === document.body || isHidden(document.activeElement)) {
      // On a phone the pressed button has disappeared with its bar.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [savedTimes, isDirty, next, navigate]);
  const submitWith = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    goesOn.current = submitter instanceof HTMLButtonElement && submitter.value === andContinue;
    submit(event);
  };
  return { hasNext: next !== undefined, submit: submitWith };
}

const isHidden = (one: Element | null): boolean => one?.checkVisibility() === false;
