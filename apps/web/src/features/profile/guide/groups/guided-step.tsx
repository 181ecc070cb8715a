import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { SaveBarFrame } from '../../../../ui/bars/save-bar-frame.tsx';
import { ConflictNote } from '../../../../ui/bound/conflict-note.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import type { GuidedSection } from '../saving/use-guided-section.ts';
import { type SavingState, useGuidedStep } from '../saving/use-guided-step.ts';
import { type GuidePlace, type GuideStepId, placeAfter, placeBefore } from '../steps.ts';
import { words as guideWords } from '../words.ja.ts';

export interface StepProps {
  onGo: (place: GuidePlace) => void;
}

interface GuidedStepProps extends StepProps {
  step: GuideStepId;
  sections: readonly GuidedSection[];
  heading: string;
  children: ReactNode;
}

export function GuidedStep({ step, sections, heading, onGo, children }: GuidedStepProps) {
  const t = useWords(guideWords);
  const next = placeAfter(step);
  const back = placeBefore(step);
  const { element, submit, leavingBy, state, leaveFor } = useGuidedStep(sections, () => onGo(next));
  return (
    <Card>
      <form ref={element} noValidate onSubmit={submit} aria-label={heading}>
        <div className="flex flex-col gap-8 p-4 sm:p-6">
          {sections.map(({ id, alert }) => (
            <FormAlert key={id} message={alert} />
          ))}
          {sections.map(({ id, conflict }) => conflict && <ConflictNote key={id} {...conflict} />)}
          {children}
        </div>
        <SaveBarFrame isNeeded otherwise="at-end" className="flex items-center gap-3 rounded-b">
          {back && (
            <Button
              className="shrink-0"
              busy={leavingBy === 'back'}
              onClick={() => leaveFor('back', () => onGo(back))}
            >
              <ArrowLeft aria-hidden className="size-4 max-sm:hidden" />
              {t('back')}
            </Button>
          )}
          <Saving state={state} />
          <Button type="submit" tone="primary" busy={leavingBy === 'on'} className="shrink-0">
            {next === 'end' ? t('finish') : t('next')}
          </Button>
        </SaveBarFrame>
        <div className="px-2 pb-3 text-right sm:px-4">
          <Button
            tone="quiet"
            size="small"
            busy={leavingBy === 'later'}
            onClick={() => leaveFor('later', () => onGo(next))}
          >
            {t('later')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Saving({ state }: { state: SavingState }) {
  const t = useWords(guideWords);
  const words = {
    rest: t('saving.rest'),
    saving: t('saving.saving'),
    saved: t('saving.saved'),
    kept: t('saving.kept'),
  };
  return (
    <p className="flex min-w-0 grow items-center gap-1.5 text-xs text-sumi-2 sm:text-sm">
      {state === 'saved' && <Check aria-hidden className="size-4 shrink-0 text-moss" />}
      {words[state]}
    </p>
  );
}

export function Questions({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-lg font-bold">{heading}</h2>
        {text && <p className="phrased mt-1 text-sm text-sumi-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
