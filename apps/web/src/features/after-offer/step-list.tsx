import {
  parties,
  type StepParty,
  type TickingSide,
  tickedBy,
} from '@engawa/contract/after-offer/parties';
import type { OfferPlan, PlannedStep } from '@engawa/contract/after-offer/plan';
import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { type OfferStepId, offerSteps } from '@engawa/contract/after-offer/steps';
import { useWords } from '../../shared/i18n/words.ts';
import { StepRow } from './step-row.tsx';
import { words as afterOfferWords } from './words.ja.ts';

export interface StepListProps {
  side: TickingSide;
  plan: Pick<OfferPlan, 'steps'>;
  /** Null where nothing can be ticked. */
  ticks: SharedPlan['ticks'] | null;
  /** The tick being sent, shown as if it were saved. */
  pending?: { step: OfferStepId; done: boolean } | undefined;
  onTick?: (step: OfferStepId, done: boolean) => void;
}

/** Who provides what by when; the reader's own steps come first. */
export function StepList({ side, plan, ticks, pending, onTick }: StepListProps) {
  const t = useWords(afterOfferWords);
  const names: Record<StepParty, string> =
    side === 'student'
      ? {
          student: t('party.you'),
          company: t('party.company'),
          university: t('party.universityForYou'),
        }
      : { student: t('party.student'), company: t('party.us'), university: t('party.university') };
  const order = parties.toSorted(
    (one, two) => Number(tickedBy(two) === side) - Number(tickedBy(one) === side),
  );
  const of = (party: StepParty): PlannedStep[] =>
    plan.steps.filter(({ id }) => offerSteps.byId(id).who === party);
  if (plan.steps.length === 0) return <p className="text-sumi-2">{t('nothing')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {order
        .filter((party) => of(party).length > 0)
        .map((party) => (
          <section key={party} aria-label={names[party]}>
            <h3 className="mb-2 text-sm font-bold text-sumi-2">{names[party]}</h3>
            <ul className="divide-y divide-line rounded border border-line">
              {of(party).map((step) => (
                <StepRow
                  key={step.id}
                  step={step}
                  tick={ticks?.find((one) => one.step === step.id)}
                  pending={pending?.step === step.id ? pending.done : undefined}
                  onTick={
                    ticks && onTick && tickedBy(party) === side
                      ? (done) => onTick(step.id, done)
                      : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
