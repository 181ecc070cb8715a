import { planAfterOffer } from '@engawa/contract/after-offer/plan';
import { tickByStudent } from '@engawa/contract/after-offer/student';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { OfferBar } from './offer-bar.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type StudentPanelProps, studentOfferQuery } from './queries.ts';
import { ShareForm } from './share-form.tsx';
import { SharedPart } from './shared-part.tsx';
import { StepList } from './step-list.tsx';
import { useProgressText } from './use-progress-text.ts';
import { words as afterOfferWords } from './words.ja.ts';

export function StudentPanel(props: StudentPanelProps) {
  const t = useWords(afterOfferWords);
  const { threadId, offer, read } = props;
  const { shared } = read;
  const [open, setOpen] = useState(false);
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
  return (
    <>
      <OfferBar
        text={plan && shared ? progress(plan, shared, 'student') : t('ready')}
        onOpen={() => setOpen(true)}
      />
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
            <StepList
              side="student"
              plan={plan}
              ticks={shared.ticks}
              pending={tick.isPending ? tick.variables.body : undefined}
              onTick={(step, done) => tick.mutate({ body: { threadId, step, done } })}
            />
          </div>
        ) : (
          <ShareForm
            {...props}
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
