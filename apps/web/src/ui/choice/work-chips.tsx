import {
  type JobCategoryId,
  type JobSubcategoryId,
  jobCategories,
  jobSubcategories,
  subcategoriesOf,
} from '@engawa/contract/reference/jobs/job-categories';
import { nameOf } from '../../shared/i18n/options.ts';
import { ChoiceChips } from './choice-chips.tsx';

interface WorkChipsProps {
  categories: readonly JobCategoryId[];
  value: readonly JobSubcategoryId[];
  onChange: (ids: JobSubcategoryId[]) => void;
}

/** The kinds of work of these categories, one group of chips each. */
export function WorkChips({ categories, value, onChange }: WorkChipsProps) {
  const inOrder = (chosen: readonly JobSubcategoryId[]) =>
    onChange(jobSubcategories.ids.filter((id) => chosen.includes(id)));
  const shown = jobCategories.ids.filter((id) => categories.includes(id));
  return (
    <div className="flex flex-col gap-4">
      {shown.map((category) => (
        <fieldset key={category}>
          <legend className="mb-2 text-sm text-sumi-2">{nameOf(jobCategories, category)}</legend>
          <ChoiceChips table={subcategoriesOf(category)} value={value} onChange={inOrder} />
        </fieldset>
      ))}
    </div>
  );
}
