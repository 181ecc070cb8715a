import { type ProfileSectionId, profileSections } from '@engawa/contract/profile/sections';
import type { FormEvent, ReactNode, RefObject } from 'react';
import type { Conflict } from '../../../shared/form/use-versioned-submit.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { SaveBarFrame } from '../../../ui/bars/save-bar-frame.tsx';
import { ConflictNote } from '../../../ui/bound/conflict-note.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { sectionFormId } from './missing/field-of-item.ts';
import { andContinue, useSaveAndContinue } from './use-save-and-continue.ts';
import { words as profileWords } from './words.ja.ts';

interface SectionState {
  element: RefObject<HTMLFormElement | null>;
  submit: (event?: FormEvent) => void;
  alert: string | undefined;
  isDirty: boolean;
  restored: boolean;
  savedTimes: number;
  busy: boolean;
  conflict: Conflict | undefined;
}

interface SectionCardProps {
  section: ProfileSectionId;
  state: SectionState;
  heading?: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section's fields with a sticky save bar; on a phone it appears with the first change. */
export function SectionCard({ section, state, heading, intro, children }: SectionCardProps) {
  const t = useWords(profileWords);
  const { element, alert, isDirty, restored, busy, conflict } = state;
  const { hasNext, submit } = useSaveAndContinue(section, state);
  return (
    <Card>
      <form
        ref={element}
        id={sectionFormId(section)}
        noValidate
        onSubmit={submit}
        aria-label={heading ?? nameOf(profileSections, section)}
      >
        <div className="flex flex-col gap-6 p-4 sm:p-6">
          {heading && (
            <div>
              <h2 className="text-lg font-bold">{heading}</h2>
              {intro && <p className="phrased mt-1 text-sm text-sumi-2">{intro}</p>}
            </div>
          )}
          <FormAlert message={alert} />
          {conflict && <ConflictNote {...conflict} />}
          {restored && (
            <output className="rounded bg-ai-soft px-4 py-3 text-sm text-ai-2">
              {t('restored')}
            </output>
          )}
          {children}
        </div>
        <SaveBarFrame
          isNeeded={isDirty || busy}
          otherwise="hidden"
          className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-b"
        >
          <p className="grow text-sm text-sumi-2" aria-live="polite">
            {isDirty && t('unsaved')}
          </p>
          <div className="flex grow justify-end gap-2 sm:grow-0">
            <Button type="submit" tone={hasNext ? 'plain' : 'primary'} busy={busy}>
              {t('save')}
            </Button>
            {hasNext && (
              <Button type="submit" tone="primary" value={andContinue} busy={busy}>
                {t('saveAndContinue')}
              </Button>
            )}
          </div>
        </SaveBarFrame>
      </form>
      <LeaveGuard unsaved={isDirty} />
    </Card>
  );
}
