import { shareStay } from '@engawa/contract/after-offer/student';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { today } from '../../shared/format/day.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { YearMonthInput } from '../../ui/date/year-month-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { planOfStay, type StudentPanelProps, studentOfferQuery } from './queries.ts';
import { StayFacts } from './stay-facts.tsx';
import { StepList, type StepListProps } from './step-list.tsx';
import { words as afterOfferWords } from './words.ja.ts';

interface ShareFormProps extends StudentPanelProps {
  /** Ticking before sharing, which only the student sees. */
  steps: Omit<StepListProps, 'plan' | 'ticks'>;
  onShared: () => void;
}

/** States before the button what will be shared and what follows from it. */
export function ShareForm({ threadId, company, offer, read, steps, onShared }: ShareFormProps) {
  const t = useWords(afterOfferWords);
  const { own, shared } = read;
  const [startsIn, setStartsIn] = useState(shared?.stay.startsIn ?? own?.startsIn ?? '');
  const [isMissing, setMissing] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useCommand(shareStay, {
    meta: { visibleResult: true },
    onSuccess: (reply) => {
      client.setQueryData(studentOfferQuery(threadId).queryKey, reply);
      onShared();
    },
  });
  const year = Number(today().slice(0, 4));
  const plan = planOfStay(own && { ...own, startsIn }, {
    offered: offer.offeredOn,
    today: today(),
  });
  // The server keeps private ticks for the month that the offer or the posting states.
  const mayTick = own !== null && startsIn === own.startsIn;
  if (!own?.status) {
    return (
      <div className="flex flex-col gap-4">
        <PlanNotes offer={offer} plan={null} />
        <p className="phrased rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
          {t('share.noStatus')}{' '}
          <Link to="/talent/profile/basic" hash="residence" className="font-semibold underline">
            {t('share.edit')}
          </Link>
        </p>
      </div>
    );
  }
  const share = () => {
    setMissing(startsIn === '');
    if (startsIn) mutate({ body: { threadId, startsIn } });
  };
  return (
    <div className="flex flex-col gap-5">
      <PlanNotes offer={offer} plan={plan} />
      <Field
        kind="group"
        label={t('start.label')}
        hint={t('start.hint')}
        error={isMissing && !startsIn ? t('start.missing') : undefined}
      >
        <YearMonthInput value={startsIn} onChange={setStartsIn} years={[year, year + 3]} />
      </Field>
      {plan && !shared && (
        <>
          <p className="phrased text-sm">{t('private', { company })}</p>
          <StepList {...steps} plan={plan} ticks={mayTick ? read.ticks : null} />
        </>
      )}
      <section className="flex flex-col gap-3 rounded bg-washi p-4">
        <h3 className="font-bold">{t('share.heading', { company })}</h3>
        <StayFacts stay={{ ...own, startsIn: startsIn || null }} />
        <p className="phrased text-sm">{t('share.what', { company })}</p>
        <Button tone="primary" className="self-start" busy={isPending} onClick={share}>
          {t('share.button', { company })}
        </Button>
      </section>
      {plan && shared && <StepList side="student" plan={plan} ticks={null} />}
    </div>
  );
}
