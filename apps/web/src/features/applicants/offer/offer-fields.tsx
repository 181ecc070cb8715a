import { say } from '@engawa/contract/language';
import { conditionNames, offerConditions } from '@engawa/contract/offers/conditions';
import { offerLimits } from '@engawa/contract/offers/limits';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { today } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundChecks } from '../../../ui/bound/fields/bound-checks.tsx';
import { BoundDay } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundNumber } from '../../../ui/bound/fields/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import type { OfferValues } from './offer-values.ts';
import { words as offerWords } from './words.ja.ts';

type Form = UseFormReturn<OfferValues>;

/** Without what only the typeset document states, if the company attaches its own. */
export function OfferFields({ form, isOwn }: { form: Form; isOwn: boolean }) {
  const t = useWords(offerWords);
  const thisYear = Number(today().slice(0, 4));
  return (
    <>
      <Pair legend={t('form.position')}>
        <BoundText form={form} name="position.jp" label={t('form.jp')} lang="ja" />
        <BoundText form={form} name="position.en" label={t('form.en')} lang="en" />
      </Pair>
      <div className="grid gap-4 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="employmentType"
          label={t('form.employmentType')}
          options={optionsOf(employmentTypes)}
          required
        />
        <BoundDay
          form={form}
          name="startsOn"
          label={t('form.startsOn')}
          years={[thisYear, thisYear + 3]}
          required
        />
      </div>
      <Pair legend={t('form.workplace')}>
        <BoundText form={form} name="workplace.jp" label={t('form.jp')} lang="ja" />
        <BoundText form={form} name="workplace.en" label={t('form.en')} lang="en" />
      </Pair>
      <div className="grid gap-4 sm:grid-cols-2">
        <BoundSelect
          form={form}
          name="salaryType"
          label={t('form.salaryType')}
          options={optionsOf(salaryTypes)}
          required
        />
        <BoundNumber
          form={form}
          name="salary"
          label={t('form.salary')}
          unit={t('form.yen')}
          required
        />
      </div>
      <Areas form={form} name="salaryNote" legend={t('form.salaryNote')} />
      {!isOwn && (
        <>
          <Areas
            form={form}
            name="payment"
            legend={t('form.payment')}
            hint={t('form.paymentHint')}
          />
          <Areas
            form={form}
            name="leaving"
            legend={t('form.leaving')}
            hint={t('form.leavingHint')}
          />
        </>
      )}
      <Areas
        form={form}
        name="payReason"
        legend={t('form.payReason')}
        hint={t('form.payReasonHint')}
      />
      <BoundChecks
        form={form}
        name="conditions"
        label={t('form.conditions')}
        options={offerConditions.map((value) => ({
          value,
          label: say(conditionNames[value], language),
        }))}
      />
      <Areas form={form} name="otherConditions" legend={t('form.otherConditions')} />
      {!isOwn && <p className="phrased text-sm text-sumi-2">{t('form.fromPosting')}</p>}
      <BoundDay
        form={form}
        name="replyBy"
        label={t('form.replyBy')}
        hint={t('form.replyByHint')}
        years={[thisYear, thisYear + 1]}
        required
      />
    </>
  );
}

interface AreasProps {
  form: Form;
  name: 'salaryNote' | 'payment' | 'leaving' | 'otherConditions' | 'payReason';
  legend: string;
  hint?: string;
}

function Areas({ form, name, legend, hint }: AreasProps) {
  const t = useWords(offerWords);
  const limit = offerLimits.note;
  return (
    <Pair legend={legend} hint={hint}>
      <BoundArea form={form} name={`${name}.jp`} label={t('form.jp')} limit={limit} rows={2} />
      <BoundArea form={form} name={`${name}.en`} label={t('form.en')} limit={limit} rows={2} />
    </Pair>
  );
}

/** The two languages of one text, side by side. */
export function Pair({
  legend,
  hint,
  children,
}: {
  legend: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{legend}</legend>
      {hint && <p className="text-sm text-sumi-2">{hint}</p>}
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
