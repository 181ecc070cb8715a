import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { WishedCriterion } from '@engawa/contract/targets/limits';
import { weightSteps } from '@engawa/contract/targets/limits';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../ui/bound/fields/bound-checks.tsx';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundMulti } from '../../../ui/bound/fields/bound-multi.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { Card } from '../../../ui/card.tsx';
import { levelInWords } from '../../../ui/match/levels.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';
import type { SettingValues } from './setting-values.ts';
import { TermsField } from './terms-field.tsx';

interface PartProps {
  form: UseFormReturn<SettingValues>;
}

const years = (): [number, number] => {
  const year = new Date().getFullYear();
  return [year - 3, year + 5];
};

export function WantsPart({ form }: PartProps) {
  const t = useWords(targetWords);
  const rungs = optionsOf(japaneseLadder).map((option) =>
    option.value === '0' ? { ...option, label: t('form.anyLevel') } : option,
  );
  const english = japaneseLadder.ids.map((id) => ({
    value: `${id}` as const,
    label: id === 0 ? t('form.anyLevel') : levelInWords(id),
  }));
  const numbers = { form, ids: 'number' } as const;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold">{t('wants')}</h2>
        <p className="phrased text-sm text-sumi-2">{t('form.wantsHint')}</p>
      </div>
      <Criterion form={form} of="major">
        <BoundChecks
          form={form}
          name="wishes.wants.majorTypes"
          label={t('form.majorTypes')}
          options={optionsOf(majorTypes)}
        />
        <BoundMulti
          form={form}
          name="wishes.wants.majors"
          label={t('form.majors')}
          options={optionsOf(majorCategories)}
        />
      </Criterion>
      <Criterion form={form} of="graduation">
        <div className="grid gap-4 sm:grid-cols-2">
          <BoundMonth
            form={form}
            name="wishes.wants.graduationFrom"
            label={t('form.from')}
            years={years()}
          />
          <BoundMonth
            form={form}
            name="wishes.wants.graduationTo"
            label={t('form.to')}
            years={years()}
          />
        </div>
      </Criterion>
      <Criterion form={form} of="japanese">
        <BoundSelect
          {...numbers}
          name="wishes.wants.japanese"
          label={t('form.japanese')}
          options={rungs}
          placeholder={false}
        />
      </Criterion>
      <Criterion form={form} of="english">
        <BoundSelect
          {...numbers}
          name="wishes.wants.english"
          label={t('form.english')}
          options={english}
          placeholder={false}
        />
      </Criterion>
      <Criterion form={form} of="degree">
        <BoundChecks
          form={form}
          name="wishes.wants.degrees"
          label={t('form.degrees')}
          options={optionsOf(degreeTypes)}
        />
      </Criterion>
      <Criterion form={form} of="experience">
        <BoundChecks
          {...numbers}
          name="wishes.wants.workedIndustries"
          label={t('form.workedIndustries')}
          options={optionsOf(industries)}
        />
        <BoundChecks
          {...numbers}
          name="wishes.wants.workedCategories"
          label={t('form.workedCategories')}
          options={optionsOf(jobCategories)}
        />
        <BoundChecks
          form={form}
          name="wishes.wants.workedKinds"
          label={t('form.workedKinds')}
          options={optionsOf(employmentTypes)}
        />
      </Criterion>
      <TermsField form={form} />
    </section>
  );
}

function Criterion({
  form,
  of,
  children,
}: PartProps & { of: WishedCriterion; children: ReactNode }) {
  const t = useWords(targetWords);
  const names = useNames();
  return (
    <Card className="grid gap-4 p-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <BoundSelect
        form={form}
        ids="number"
        name={`wishes.weights.${of}`}
        label={t('form.weightOf', { criterion: names.criterion[of] })}
        options={optionsOf(weightSteps)}
        placeholder={false}
      />
    </Card>
  );
}
