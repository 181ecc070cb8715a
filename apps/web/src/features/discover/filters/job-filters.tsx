import { applicantTypes } from '@engawa/contract/reference/jobs/applicant-types';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { discoverWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';
import { MonthRange } from './month-range.tsx';

const salaries = [150_000, 180_000, 200_000, 220_000, 250_000, 280_000, 300_000, 350_000, 400_000];

/** What is asked of a job. */
export function JobFilters({ filter, change, errorOf }: FilterProps) {
  const t = useWords(discoverWords);
  const { salaryAtLeast, japaneseLevel, applicantType } = filter;
  const offered =
    salaryAtLeast === undefined || salaries.includes(salaryAtLeast)
      ? salaries
      : [...salaries, salaryAtLeast].toSorted((one, other) => one - other);
  return (
    <>
      <Field kind="group" label={t('jobType')}>
        <ChoiceChips
          table={jobTypes}
          value={filter.jobType ?? []}
          onChange={(jobType) => change({ jobType })}
        />
      </Field>
      <Field kind="group" label={t('jobCategory')}>
        <ChoiceChips
          table={jobCategories}
          value={filter.jobCategory ?? []}
          onChange={(jobCategory) => change({ jobCategory })}
        />
      </Field>
      <Field label={t('japaneseLevel')} hint={t('japaneseHint')}>
        <Select
          options={optionsOf(japaneseLadder)}
          placeholder={t('anyLevel')}
          value={japaneseLevel === undefined ? '' : String(japaneseLevel)}
          onChange={({ target }) =>
            change({ japaneseLevel: japaneseLadder.ids.find((id) => String(id) === target.value) })
          }
        />
      </Field>
      <Field label={t('prefectures')}>
        <MultiSelect
          items={optionsOf(prefectures)}
          placeholder={t('anywhere')}
          value={filter.prefectures ?? []}
          onChange={(ids) =>
            change({ prefectures: prefectures.ids.filter((id) => ids.includes(id)) })
          }
        />
      </Field>
      <Field label={t('salary')} hint={t('salaryHint')}>
        <Select
          options={offered.map((count) => ({
            value: String(count),
            label: t('salaryFrom', { count }),
          }))}
          placeholder={t('anySalary')}
          value={salaryAtLeast === undefined ? '' : String(salaryAtLeast)}
          onChange={({ target }) =>
            change({ salaryAtLeast: target.value ? Number(target.value) : undefined })
          }
        />
      </Field>
      <MonthRange
        label={t('graduation')}
        fields={['graduationFrom', 'graduationTo']}
        {...{ filter, change, errorOf }}
      />
      <MonthRange
        label={t('start')}
        fields={['startFrom', 'startTo']}
        {...{ filter, change, errorOf }}
      />
      <Field kind="group" label={t('aptitudeExam')}>
        <ChoiceChips
          table={aptitudeExams}
          value={filter.aptitudeExam ?? []}
          onChange={(aptitudeExam) => change({ aptitudeExam })}
        />
      </Field>
      <Field kind="group" label={t('jobFeatures')}>
        <ChoiceChips
          table={jobFeatures}
          value={filter.jobFeatures ?? []}
          onChange={(ids) => change({ jobFeatures: ids })}
        />
      </Field>
      <Field kind="group" label={t('applicantType')} error={errorOf('applicantType')}>
        <ChoiceChips
          single
          table={applicantTypes}
          value={applicantType === undefined ? [] : [applicantType]}
          onChange={([id]) => change({ applicantType: id })}
        />
      </Field>
    </>
  );
}
