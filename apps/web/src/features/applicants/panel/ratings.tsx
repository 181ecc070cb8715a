import { applicationLimits } from '@engawa/contract/applications/limits';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { ApplicantDetail } from '../queries.ts';
import { useRate } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { PanelSection } from './panel-section.tsx';

const stars = Array.from({ length: applicationLimits.stars }, (_, at) => `${at + 1}`);

/** One rating per interviewer; the ratings of others appear only after one's own. */
export function Ratings({ detail }: { detail: ApplicantDetail }) {
  const t = useWords(applicantWords);
  const { applicant, ratings, ratingsHidden } = detail;
  const mine = ratings.find((rating) => rating.mine);
  const others = ratings.filter((rating) => !rating.mine);
  return (
    <PanelSection heading={t('rating.heading')}>
      <RatingForm
        key={mine?.at}
        applicationId={applicant.id}
        stars={mine?.stars}
        text={mine?.text ?? ''}
      />
      {ratingsHidden > 0 && (
        <p className="phrased mt-3 text-sm text-sumi-2">
          {t('rating.hidden', { count: ratingsHidden })}
        </p>
      )}
      {others.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 text-sm">
          {others.map((rating) => (
            <li key={`${rating.by}${rating.at}`} className="rounded-small bg-washi px-3 py-2">
              <span className="font-semibold">{rating.by ?? t('left')}</span>{' '}
              {t('rating.stars', { count: rating.stars })}
              {rating.text && <p className="mt-1 whitespace-pre-line">{rating.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

interface RatingFormProps {
  applicationId: string;
  stars: number | undefined;
  text: string;
}

function RatingForm({ applicationId, stars: before, text: written }: RatingFormProps) {
  const t = useWords(applicantWords);
  const [given, setGiven] = useState(before ? `${before}` : '');
  const [text, setText] = useState(written);
  const rate = useRate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { applicationId, stars: Number(given), text: text.trim() || null };
    rate.mutate({ body });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Segments
        label={t('rating.mine')}
        options={stars.map((value) => ({
          value,
          label: t('rating.stars', { count: Number(value) }),
        }))}
        value={given}
        onChange={setGiven}
      />
      <Field label={t('rating.text')}>
        <TextArea
          rows={2}
          limit={applicationLimits.ratingText}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-16!"
        />
      </Field>
      <Button
        type="submit"
        size="small"
        busy={rate.isPending}
        disabled={given === ''}
        className="self-start"
      >
        {t('rating.save')}
      </Button>
    </form>
  );
}
