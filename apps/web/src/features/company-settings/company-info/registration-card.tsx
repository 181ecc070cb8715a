import { nameFor } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { FormCard } from '../frame/form-card.tsx';
import type { InfoValues } from './company-info-values.ts';
import type { CompanyInfo } from './queries.ts';
import { words as companyInfoWords } from './words.ja.ts';

interface RegistrationCardProps {
  form: UseFormReturn<InfoValues>;
  info: CompanyInfo;
}

export function RegistrationCard({ form, info }: RegistrationCardProps) {
  const t = useWords(companyInfoWords);
  const states = {
    verified: t('verification.verified'),
    waiting: t('verification.waiting'),
    'in-demo': t('verification.inDemo'),
  };
  return (
    <FormCard heading={t('registration.heading')} intro={t('registration.intro')}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-sm text-sumi-2">{t('verification.name')}</dt>
        <dd>{states[info.verification]}</dd>
        <dt className="text-sm text-sumi-2">{t('registration.shownName')}</dt>
        <dd className="flex min-w-0 flex-wrap gap-x-3 break-words">
          {nameFor(info.shownName, language)}
          <Link to="/company/contents/general" className="text-sm text-ai underline">
            {t('registration.toGeneral')}
          </Link>
        </dd>
      </dl>
      <BoundText
        form={form}
        name="legalName"
        label={t('registration.legalName')}
        autoComplete="organization"
      />
      <BoundText
        form={form}
        name="corporateNumber"
        label={t('registration.corporateNumber')}
        hint={t('registration.corporateNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-72"
      />
      <RegisteredOtherwise form={form} info={info} />
      <BoundText
        form={form}
        name="representative"
        label={t('registration.representative')}
        autoComplete="off"
      />
    </FormCard>
  );
}

/** Warns before saving that verified facts will change. */
function RegisteredOtherwise({ form, info }: RegistrationCardProps) {
  const t = useWords(companyInfoWords);
  const [name, number] = form.watch(['legalName', 'corporateNumber']);
  const { verification, version, legalName, corporateNumber } = info;
  if (verification !== 'verified' || version === 0) return null;
  const changed =
    (legalName !== null && name !== legalName) ||
    (corporateNumber !== null && number !== corporateNumber);
  return changed ? (
    <output className="block rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
      {t('registration.willLose')}
    </output>
  ) : null;
}
