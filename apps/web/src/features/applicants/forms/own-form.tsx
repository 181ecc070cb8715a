import { applicationLimits } from '@engawa/contract/applications/limits';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { ApplyStage } from '../queries.ts';
import { useRate } from '../use-applicant-commands.ts';
import type { InterviewForm } from './group-forms.ts';
import { words as formWords } from './words.ja.ts';

const points = Array.from({ length: applicationLimits.stars }, (_, at) => `${at + 1}`);

interface OwnFormProps {
  applicationId: string;
  stage: ApplyStage;
  mine: InterviewForm | undefined;
  onDone: () => void;
}

export function OwnForm({ applicationId, stage, mine, onDone }: OwnFormProps) {
  const t = useWords(formWords);
  const rate = useRate();
  const [scores, setScores] = useState<Record<string, string>>(() =>
    Object.fromEntries(mine?.scores.map((score) => [score.criterion, `${score.stars}`]) ?? []),
  );
  const [overall, setOverall] = useState(mine ? `${mine.stars}` : '');
  const [text, setText] = useState(mine?.text ?? '');
  const isComplete = overall !== '' && stage.criteria.every((criterion) => scores[criterion]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      applicationId,
      stageId: stage.id,
      scores: stage.criteria.map((criterion) => ({ criterion, stars: Number(scores[criterion]) })),
      stars: Number(overall),
      text: text.trim() || null,
    };
    rate.runThen({ body }, onDone);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="phrased text-sm text-sumi-2">{t('hint')}</p>
      {stage.criteria.map((criterion) => (
        <Points
          key={criterion}
          label={criterion}
          value={scores[criterion] ?? ''}
          onChange={(value) => setScores({ ...scores, [criterion]: value })}
        />
      ))}
      <Points label={t('overall')} value={overall} onChange={setOverall} />
      <Field label={t('sentenceOptional')}>
        <TextArea
          rows={2}
          limit={applicationLimits.ratingText}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-16!"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={rate.isPending} disabled={!isComplete}>
          {t('submit')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface PointsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Points({ label, value, onChange }: PointsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <bdi className="min-w-0 text-sm font-semibold break-words">{label}</bdi>
      <Segments
        label={label}
        options={points.map((point) => ({ value: point, label: point }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
