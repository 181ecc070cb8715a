import type { PlannedStep } from '@engawa/contract/after-offer/plan';
import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { offerSteps } from '@engawa/contract/after-offer/steps';
import { dayInWords } from '@engawa/contract/days/day-words';
import { say } from '@engawa/contract/language';
import { officialSources } from '@engawa/contract/reference/residence/official-sources';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '../../shared/format/date-time.ts';
import { today } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { words as afterOfferWords } from './words.ja.ts';

interface StepRowProps {
  step: PlannedStep;
  tick: SharedPlan['ticks'][number] | undefined;
  pending: boolean | undefined;
  /** Undefined for the other side's steps, and before the student shares. */
  onTick: ((done: boolean) => void) | undefined;
}

export function StepRow({ step, tick, pending, onTick }: StepRowProps) {
  const t = useWords(afterOfferWords);
  const noteId = useId();
  const { name, note, source } = offerSteps.byId(step.id);
  const { url, name: page } = officialSources.byId(source);
  const title = <span className="font-semibold">{say(name, language)}</span>;
  return (
    <li className="px-4 py-2.5">
      {onTick ? (
        <Checkbox
          label={title}
          checked={pending ?? tick !== undefined}
          aria-describedby={noteId}
          onChange={(event) => onTick(event.target.checked)}
        />
      ) : (
        <p className="flex items-start gap-2.5 py-2">
          {tick ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5.5 shrink-0 text-moss" />
          ) : (
            <Circle aria-hidden className="mt-0.5 size-5.5 shrink-0 text-line-3" />
          )}
          <span className="min-w-0">
            {title}
            <span className="sr-only"> {tick ? t('step.done') : t('step.open')}</span>
          </span>
        </p>
      )}
      <div id={noteId} className="flex flex-col gap-1 pb-1 pl-8 text-sm text-sumi-2">
        {tick ? <Done tick={tick} /> : <When step={step} />}
        <p className="phrased">{say(note, language)}</p>
        <p className="text-xs">
          <a href={url} target="_blank" rel="noreferrer" className="text-ai underline">
            {t('step.source')}
            <span className="sr-only"> {say(page, language)}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

function When({ step: { by } }: { step: PlannedStep }) {
  const t = useWords(afterOfferWords);
  if (by === null) {
    return (
      <p>
        <Tag tone="wood">{t('step.soon')}</Tag>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-2">
      <time dateTime={by} className="font-semibold text-sumi">
        {t('step.by', { day: dayInWords(by, language) })}
      </time>
      {by < today() && <Tag tone="mind">{t('step.past')}</Tag>}
    </p>
  );
}

function Done({ tick: { at, by } }: { tick: NonNullable<StepRowProps['tick']> }) {
  const t = useWords(afterOfferWords);
  const day = formatDate(at, language);
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Tag tone="good">{t('step.done')}</Tag>
      <bdi>{by ? t('step.ticked', { day, by }) : day}</bdi>
    </p>
  );
}
