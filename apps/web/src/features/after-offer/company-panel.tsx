import { tickByCompany } from '@engawa/contract/after-offer/company';
import { companySteps, planAfterOffer } from '@engawa/contract/after-offer/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { formatDate } from '../../shared/format/date-time.ts';
import { today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { OfferBar } from './offer-bar.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type CompanyOffer, companyOfferQuery } from './queries.ts';
import { StayFacts } from './stay-facts.tsx';
import { StepList } from './step-list.tsx';
import { useProgressText } from './use-progress-text.ts';
import { words as afterOfferWords } from './words.ja.ts';

interface CompanyPanelProps {
  threadId: string;
  student: string;
  offer: NonNullable<CompanyOffer['offer']>;
  shared: CompanyOffer['shared'];
}

export function CompanyPanel({ threadId, student, offer, shared }: CompanyPanelProps) {
  const t = useWords(afterOfferWords);
  const [open, setOpen] = useState(false);
  const progress = useProgressText();
  const client = useQueryClient();
  const tick = useCommand(tickByCompany, {
    onSuccess: (reply) => client.setQueryData(companyOfferQuery(threadId).queryKey, reply),
    onError: () => client.invalidateQueries(companyOfferQuery(threadId)),
  });
  if (!shared) return <Waiting student={student} offer={offer} />;
  const plan = planAfterOffer(shared.stay, { offered: offer.offeredOn, today: shared.sharedOn });
  return (
    <>
      <OfferBar text={progress(plan, shared, 'company')} onOpen={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={t('heading')} width="large">
        <div className="flex flex-col gap-5">
          <PlanNotes offer={offer} plan={plan} />
          <section className="flex flex-col gap-2 rounded bg-washi p-4">
            <p className="phrased text-sm">
              {t('seen', { name: student, day: formatDate(shared.sharedAt, language) })}
            </p>
            <StayFacts stay={shared.stay} />
          </section>
          <StepList
            side="company"
            plan={plan}
            ticks={shared.ticks}
            pending={tick.isPending ? tick.variables.body : undefined}
            onTick={(step, done) => tick.mutate({ body: { threadId, step, done } })}
          />
        </div>
      </Dialog>
    </>
  );
}

/** Until the student shares their stay, the company sees what it must do for everybody it hires. */
function Waiting({ student, offer }: Pick<CompanyPanelProps, 'student' | 'offer'>) {
  const t = useWords(afterOfferWords);
  const [open, setOpen] = useState(false);
  const text = t('waiting', { name: student });
  if (offer.startsIn === null) return <OfferBar text={text} />;
  const steps = companySteps(offer.startsIn, today());
  return (
    <>
      <OfferBar text={text} onOpen={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={t('heading')} width="large">
        <div className="flex flex-col gap-5">
          <PlanNotes offer={offer} plan={null} />
          <p className="phrased rounded bg-washi p-4 text-sm">{text}</p>
          <StepList side="company" plan={{ steps }} ticks={null} />
        </div>
      </Dialog>
    </>
  );
}
