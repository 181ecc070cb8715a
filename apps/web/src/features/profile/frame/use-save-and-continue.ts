import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { firstField } from '../../../ui/bound/first-field.ts';
import { sectionFormId } from './missing/field-of-item.ts';
import { pageOfSection, sectionAfter } from './section-order.ts';

interface Saving {
  submit: (event?: FormEvent) => void;
  isDirty: boolean;
  /** How often it was saved since the page was opened. */
  savedTimes: number;
}

/** The value of the button that saves and leads on. */
export const andContinue = 'continue';

/** After saving leads on to the next section, if that was the button; what was typed meanwhile stays. */
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
      // On a phone the button that was pressed has gone with its bar.
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
