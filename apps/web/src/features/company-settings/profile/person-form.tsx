import { useWords } from '../../../shared/i18n/words.ts';
import type { CompanyAccount } from '../../../shared/session/create-session.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { CardForm } from '../frame/card-form.tsx';
import { PictureField } from './picture-field.tsx';
import { usePersonForm } from './use-person-form.ts';
import { words as companyProfileWords } from './words.ja.ts';

export function PersonForm({ account }: { account: CompanyAccount }) {
  const t = useWords(companyProfileWords);
  const { form, state } = usePersonForm(account);
  return (
    <CardForm heading={t('person.name')} intro={t('person.intro')} state={state}>
      <PictureField form={form} storedUrl={account.profilePictureUrl} />
      <BoundText
        form={form}
        name="name"
        label={t('person.fullName')}
        autoComplete="name"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundText
          form={form}
          name="department"
          label={t('person.department')}
          placeholder={t('person.departmentExample')}
          autoComplete="off"
        />
        <BoundText
          form={form}
          name="title"
          label={t('person.title')}
          placeholder={t('person.titleExample')}
          autoComplete="organization-title"
        />
      </div>
    </CardForm>
  );
}
