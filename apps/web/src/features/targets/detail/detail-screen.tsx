import { weightSteps, wishedCriteria } from '@engawa/contract/targets/limits';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { settingQuery, type WholeSetting } from '../queries.ts';
import { RaisedWeights } from '../students/raised-weights.tsx';
import { useSummary } from '../summary.ts';
import { useNames } from '../use-names.ts';
import { useDelete } from '../use-target-commands.ts';
import { words as targetWords } from '../words.ja.ts';
import { Dismissals } from './dismissals.tsx';

export function DetailScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(settingQuery(id));
  notFoundIfMissing(error);
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <FormSkeleton />}
      {data && <Whole setting={data.targetSetting} />}
    </div>
  );
}

function Whole({ setting }: { setting: WholeSetting }) {
  const t = useWords(targetWords);
  const names = useNames();
  const { wantsOf, offersOf, termsOf } = useSummary();
  const { id, name, wishes, weightsNow, jobId } = setting;
  const [wants, offers] = [wantsOf(wishes), offersOf(wishes)];
  return (
    <>
      <div>
        <h1 className="text-2xl font-bold break-words">
          <bdi>{name}</bdi>
        </h1>
        {jobId && <p className="mt-1 text-sm text-sumi-2">{t('fromJob')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/company/engagement/target/$id"
          params={{ id }}
          className={buttonStyle({ tone: 'primary', size: 'small' })}
        >
          {t('open')}
        </Link>
        <Link
          to="/company/engagement/target/setting/{-$id}"
          params={{ id }}
          className={buttonStyle({ size: 'small' })}
        >
          {t('edit')}
        </Link>
        <RemoveButton id={id} name={name} />
      </div>
      <Section heading={t('wants')}>
        {wishedCriteria.map((one) => (
          <Line
            key={one}
            name={names.criterion[one]}
            value={wants[one]}
            weight={wants[one] && nameOf(weightSteps, weightsNow[one])}
          />
        ))}
        <Line name={t('criterion.terms')} value={termsOf(wishes)} weight="" />
      </Section>
      <RaisedWeights setting={setting} />
      <Section heading={t('offers')}>
        {(['industry', 'jobCategory', 'kind'] as const).map((one) => (
          <Line key={one} name={names.criterion[one]} value={offers[one]} weight="" />
        ))}
      </Section>
      <Dismissals setting={setting} />
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{heading}</h2>
      <Card>
        <dl className="divide-y divide-line">{children}</dl>
      </Card>
    </section>
  );
}

function Line({ name, value, weight }: { name: string; value: string; weight: string }) {
  const t = useWords(targetWords);
  return (
    <div className="grid grid-cols-[7rem_1fr_auto] items-baseline gap-3 px-4 py-2.5">
      <dt className="text-sm text-sumi-2">{name}</dt>
      <dd className={value ? '' : 'text-sumi-2'}>{value || t('form.anyLevel')}</dd>
      {weight && (
        <dd className="text-sm text-sumi-2">
          {t('weight')} {weight}
        </dd>
      )}
    </div>
  );
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useWords(targetWords);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDelete();
  const remove = () =>
    mutate(
      { params: { id } },
      { onSuccess: () => void navigate({ to: '/company/engagement/target', replace: true }) },
    );
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('askRemove', { name })}
      text={t('askRemoveText')}
      confirm={t('remove')}
      tone="danger"
      busy={isPending}
      onConfirm={remove}
      button={
        <Button size="small" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      }
    />
  );
}
