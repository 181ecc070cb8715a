import { fullLanguages } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import {
  companyMailKinds,
  dailyMailHour,
  mailTimings,
} from '@engawa/contract/settings/mail-timing';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { CardForm } from '../frame/card-form.tsx';
import type { RecruiterSettings } from './queries.ts';
import { useMailsForm } from './use-mails-form.ts';
import { words as companyProfileWords } from './words.ja.ts';

export function MailsForm({ settings }: { settings: RecruiterSettings }) {
  const t = useWords(companyProfileWords);
  const { form, state } = useMailsForm(settings);
  const kinds = {
    messages: t('mails.messages'),
    connects: t('mails.connects'),
    applicants: t('mails.applicants'),
    searches: t('mails.searches'),
    news: t('mails.news', { product: product.name }),
  };
  const options = fullLanguages.map((one) => ({ value: one, label: languageNames[one] }));
  return (
    <CardForm heading={t('mails.name')} state={state}>
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundRadios form={form} name="screen" label={t('mails.screen')} options={options} />
        <BoundRadios form={form} name="mail" label={t('mails.mail')} options={options} />
      </div>
      <div className="border-t border-line pt-5">
        <h3 className="font-bold">{t('mails.notices')}</h3>
        <p className="phrased mt-1 text-sm text-sumi-2">
          {t('mails.noticesIntro', { hour: dailyMailHour })}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {companyMailKinds.map((kind) => (
          <BoundSelect
            key={kind}
            form={form}
            name={kind}
            label={kinds[kind]}
            options={optionsOf(mailTimings)}
          />
        ))}
      </div>
    </CardForm>
  );
}
