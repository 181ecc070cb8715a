import { planAfterOffer } from '@engawa/contract/after-offer/plan';
import type { OfferStepId } from '@engawa/contract/after-offer/steps';
import { tickByStudent } from '@engawa/contract/after-offer/student';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { today } from '../../shared/format/day.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { OfferBar } from './offer-bar.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { planOfStay, type StudentPanelProps, studentOfferQuery } from './queries.ts';
import { ShareForm } from './share-form.tsx';
import { SharedPart } from './shared-part.tsx';
import { StepList } from './step-list.tsx';
import { useProgressText } from './use-progress-text.ts';
import { words as afterOfferWords } from './words.ja.ts';

export function StudentPanel(props: StudentPanelProps) {
  const t = useWords(afterOfferWords);
  const { threadId, offer, read } = props;
  const { shared, own, ticks } = read;
  // Links from the home page and the calendar lead here.
  const isLinked = useLocation().hash === 'after-offer';
  const [open, setOpen] = useState(isLinked);
  /** The student shares again: another month, or what the profile contains by now. */
  const [again, setAgain] = useState(false);
  const [justShared, setJustShared] = useState(false);
  const progress = useProgressText();
  const client = useQueryClient();
  const tick = useCommand(tickByStudent, {
    onSuccess: (reply) => client.setQueryData(studentOfferQuery(threadId).queryKey, reply),
    onError: () => client.invalidateQueries(studentOfferQuery(threadId)),
  });
  const plan =
    shared && planAfterOffer(shared.stay, { offered: offer.offeredOn, today: shared.sharedOn });
  const ownPlan = planOfStay(own, { offered: offer.offeredOn, today: today() });
  const steps = {
    side: 'student' as const,
    pending: tick.isPending ? tick.variables.body : undefined,
    onTick: (step: OfferStepId, done: boolean) => tick.mutate({ body: { threadId, step, done } }),
  };
  const text = () => {
    if (plan && shared) return progress(plan, shared, 'student');
    return ownPlan && ticks.length > 0 ? progress(ownPlan, { ticks }, 'student') : t('ready');
  };
  return (
    <>
      <OfferBar text={text()} onOpen={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setAgain(false);
          setJustShared(false);
        }}
        title={t('heading')}
        step={shared && !again ? 'shared' : 'sharing'}
        width="large"
      >
        {plan && shared && !again ? (
          <div className="flex flex-col gap-5">
            <PlanNotes offer={offer} plan={plan} />
            <SharedPart
              {...props}
              shared={shared}
              takesFocus={justShared}
              onAgain={() => setAgain(true)}
            />
            <StepList {...steps} plan={plan} ticks={shared.ticks} />
          </div>
        ) : (
          <ShareForm
            {...props}
            steps={steps}
            onShared={() => {
              setAgain(false);
              setJustShared(true);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
