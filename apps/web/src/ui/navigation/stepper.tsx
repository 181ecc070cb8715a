import { Check } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Zero-based; after the last step, all are done. */
  current: number;
}

/** Progress of a sign-up or an application. Narrow screens name only the current step. */
export function Stepper({ label, steps, current }: StepperProps) {
  const t = useWords(uiWords);
  const name = steps[current];
  return (
    <div>
      <ol aria-label={label} className="flex items-center">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="group flex min-w-0 items-center gap-2.5 not-last:grow"
          >
            <Mark number={index + 1} state={stateOf(index, current)} />
            <span
              className={`sr-only min-w-0 text-sm sm:not-sr-only ${index === current ? 'font-bold' : 'text-sumi-2'}`}
            >
              {step}
              {index < current && <span className="sr-only"> ({t('step.done')})</span>}
            </span>
            <span
              aria-hidden
              className={`mr-2.5 h-px min-w-3 grow group-last:hidden ${index < current ? 'bg-moss' : 'bg-line-2'}`}
            />
          </li>
        ))}
      </ol>
      {name && (
        <p aria-hidden className="mt-2 text-sm sm:hidden">
          <span className="text-sumi-2">
            {t('step.of', { step: current + 1, total: steps.length })}
          </span>{' '}
          <span className="font-bold">{name}</span>
        </p>
      )}
    </div>
  );
}

type StepState = 'done' | 'current' | 'ahead';

const stateOf = (index: number, current: number): StepState => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

const marks: Record<StepState, string> = {
  done: 'border-moss bg-moss text-on-ai',
  current: 'border-ai bg-ai text-on-ai',
  ahead: 'border-line-3 bg-paper text-sumi-2',
};

function Mark({ number, state }: { number: number; state: StepState }) {
  return (
    <span
      aria-hidden
      className={`grid size-8 shrink-0 place-items-center rounded-full border text-sm font-bold tabular-nums ${marks[state]}`}
    >
      {state === 'done' ? <Check className="size-4 stroke-3" /> : number}
    </span>
  );
}
