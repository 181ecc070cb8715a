import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { companySizes } from '@engawa/contract/reference/companies/company-sizes';
import { categoryOf, jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { WorkChips } from '../../../ui/choice/work-chips.tsx';
import type { ControlProps } from '../../../ui/filters/filter-looks.ts';
import { MonthControl } from '../../../ui/filters/month-control.tsx';
import { NumberField } from '../../../ui/filters/number-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { words as discoverWords } from '../words.ja.ts';

type Props = ControlProps<DiscoverFilter>;

/** Kinds of work appear for the chosen categories, and leave with them. */
export function Work({ filter: { jobCategory = [], jobSubcategory = [] }, change }: Props) {
  const t = useWords(discoverWords);
  const shown = jobCategories.ids.filter(
    (id) => jobCategory.includes(id) || jobSubcategory.some((work) => categoryOf(work) === id),
  );
  return (
    <>
      <Field kind="group" label={t('label.jobCategory')} hint={t('workHint')}>
        <ChoiceChips
          table={jobCategories}
          value={shown}
          onChange={(ids) =>
            change({
              jobCategory: ids,
              jobSubcategory: jobSubcategory.filter((work) => ids.includes(categoryOf(work))),
            })
          }
        />
      </Field>
      {shown.length > 0 && (
        <Field kind="group" label={t('label.jobSubcategory')} hint={t('subcategoryHint')}>
          <WorkChips
            categories={shown}
            value={jobSubcategory}
            onChange={(ids) => change({ jobSubcategory: ids })}
          />
        </Field>
      )}
    </>
  );
}

export function JapaneseLevel({ filter: { japaneseLevel }, change }: Props) {
  const t = useWords(discoverWords);
  return (
    <Field label={t('label.japaneseLevel')} hint={t('japaneseHint')}>
      <Select
        options={optionsOf(japaneseLadder)}
        placeholder={t('anyLevel')}
        value={japaneseLevel === undefined ? '' : String(japaneseLevel)}
        onChange={({ target }) =>
          change({ japaneseLevel: japaneseLadder.ids.find((id) => String(id) === target.value) })
        }
      />
    </Field>
  );
}

export function Prefectures({ filter, change }: Props) {
  const t = useWords(discoverWords);
  return (
    <Field label={t('label.prefectures')}>
      <MultiSelect
        items={optionsOf(prefectures)}
        placeholder={t('anywhere')}
        value={filter.prefectures ?? []}
        onChange={(ids) =>
          change({ prefectures: prefectures.ids.filter((id) => ids.includes(id)) })
        }
      />
    </Field>
  );
}

const salaries = [150_000, 180_000, 200_000, 220_000, 250_000, 280_000, 300_000, 350_000, 400_000];

export function Salary({ filter: { salaryAtLeast }, change }: Props) {
  const t = useWords(discoverWords);
  const offered =
    salaryAtLeast === undefined || salaries.includes(salaryAtLeast)
      ? salaries
      : [...salaries, salaryAtLeast].toSorted((one, other) => one - other);
  return (
    <Field label={t('label.salary')} hint={t('salaryHint')}>
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
  );
}

export function Graduation(props: Props) {
  const t = useWords(discoverWords);
  return (
    <MonthControl
      label={t('label.graduation')}
      fields={['graduationFrom', 'graduationTo']}
      {...props}
    />
  );
}

export function Start(props: Props) {
  const t = useWords(discoverWords);
  return <MonthControl label={t('label.start')} fields={['startFrom', 'startTo']} {...props} />;
}

export function Employees({ filter: { employeesMin, employeesMax }, change, errorOf }: Props) {
  const t = useWords(discoverWords);
  const size = companySizes.entries.filter(
    ({ minEmployees, maxEmployees }) =>
      minEmployees === employeesMin && (maxEmployees ?? undefined) === employeesMax,
  );
  const ends = [
    { field: 'employeesMin', label: t('employeesMin'), value: employeesMin },
    { field: 'employeesMax', label: t('employeesMax'), value: employeesMax },
  ] as const;
  return (
    <Field kind="group" label={t('label.employees')} error={errorOf('employeesMax')}>
      <ChoiceChips
        single
        table={companySizes}
        value={size.map(({ id }) => id)}
        onChange={([id]) => {
          const chosen = companySizes.entries.find((one) => one.id === id);
          change({
            employeesMin: chosen?.minEmployees,
            employeesMax: chosen?.maxEmployees ?? undefined,
          });
        }}
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        {ends.map(({ field, ...end }) => (
          <NumberField
            key={field}
            {...end}
            {...discoverLimits.employees}
            onChange={(count) => change({ [field]: count })}
          />
        ))}
      </div>
    </Field>
  );
}
