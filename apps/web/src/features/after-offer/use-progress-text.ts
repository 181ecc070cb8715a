import { type TickingSide, tickedBy } from '@engawa/contract/after-offer/parties';
import type { OfferPlan } from '@engawa/contract/after-offer/plan';
import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { offerSteps } from '@engawa/contract/after-offer/steps';
import { say } from '@engawa/contract/language';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as afterOfferWords } from './words.ja.ts';

export function useProgressText() {
  const t = useWords(afterOfferWords);
  return ({ steps }: OfferPlan, { ticks }: Pick<SharedPlan, 'ticks'>, side: TickingSide) => {
    if (steps.length === 0) return t('nothing');
    const done = new Set(ticks.map(({ step }) => step));
    const open = steps.filter(({ id }) => !done.has(id));
    if (open.length === 0) return t('allDone');
    const count = t('progress', { total: steps.length, done: steps.length - open.length });
    const mine = open.find(({ id }) => tickedBy(offerSteps.byId(id).who) === side);
    if (!mine) return count;
    return `${count} · ${t('next', { step: say(offerSteps.byId(mine.id).name, language) })}`;
  };
}
