import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories, subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { useWorkOfCategory } from '../../../ui/bound/use-work-of-category.ts';
import { Card } from '../../../ui/card.tsx';
import { words as targetWords } from '../words.ja.ts';
import type { SettingValues } from './setting-values.ts';

export function OffersPart({ form }: { form: UseFormReturn<SettingValues> }) {
  const t = useWords(targetWords);
  const open = t('form.anyLevel');
  const [category, work] = form.watch([
    'wishes.offers.jobCategory',
    'wishes.offers.jobSubcategory',
  ]);
  useWorkOfCategory(category, work, () =>
    form.setValue('wishes.offers.jobSubcategory', '', { shouldDirty: true }),
  );
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold">{t('offers')}</h2>
        <p className="phrased text-sm text-sumi-2">{t('form.offersHint')}</p>
      </div>
      <Card className="grid gap-4 p-4 sm:grid-cols-2">
        <BoundSelect
          form={form}
          ids="number"
          name="wishes.offers.industry"
          label={t('criterion.industry')}
          options={optionsOf(industries)}
          placeholder={open}
        />
        <BoundSelect
          form={form}
          ids="number"
          name="wishes.offers.jobCategory"
          label={t('criterion.jobCategory')}
          options={optionsOf(jobCategories)}
          placeholder={open}
        />
        {category !== '' && (
          <BoundSelect
            key={category}
            form={form}
            name="wishes.offers.jobSubcategory"
            label={t('form.subcategory')}
            options={optionsOf(subcategoriesOf(category))}
            placeholder={open}
          />
        )}
        <BoundSelect
          form={form}
          name="wishes.offers.kind"
          label={t('criterion.kind')}
          options={optionsOf(lookingFor)}
          placeholder={open}
        />
      </Card>
    </section>
  );
}
