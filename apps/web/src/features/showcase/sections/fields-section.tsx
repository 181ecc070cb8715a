import { Search } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function FieldsSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('fields.heading')} lead={t('fields.lead')}>
      <Card className="grid gap-6 p-6 sm:grid-cols-2">
        <TextFields />
        <Field label={t('fields.jobType')}>
          <Select
            options={[
              { value: 'intern', label: t('fields.intern') },
              { value: 'graduate', label: t('fields.graduate') },
              { value: 'career', label: t('fields.career') },
            ]}
          />
        </Field>
        <Field label={t('fields.locked')}>
          <TextInput disabled defaultValue={t('fields.lockedValue')} />
        </Field>
        <Field kind="group" label={t('fields.interests')}>
          <Checkbox label={t('fields.it')} defaultChecked />
          <Checkbox label={t('fields.maker')} />
          <Checkbox label={t('fields.trade')} hint={t('fields.tradeHint')} />
        </Field>
        <Field kind="radiogroup" label={t('fields.start')} required error={t('fields.startError')}>
          <RadioGroup
            name="showcase-start"
            options={[
              { value: 'april', label: t('fields.april') },
              { value: 'october', label: t('fields.october') },
              { value: 'anytime', label: t('fields.anytime') },
            ]}
          />
        </Field>
      </Card>
    </Section>
  );
}

function TextFields() {
  const t = useWords(showcaseWords);
  return (
    <>
      <Field label={t('fields.name')} hint={t('fields.nameHint')} required>
        <TextInput autoComplete="off" placeholder={t('fields.namePlaceholder')} />
      </Field>
      <Field label={t('fields.password')} hint={t('fields.passwordHint')} required>
        <PasswordInput autoComplete="off" />
      </Field>
      <Field label={t('fields.email')} error={t('fields.emailError')} required>
        <TextInput type="email" autoComplete="off" defaultValue="linh.example.com" />
      </Field>
      <Field label={t('fields.salary')}>
        <TextInput inputMode="numeric" defaultValue="28" trail={t('fields.salaryUnit')} />
      </Field>
      <Field label={t('fields.search')} className="sm:col-span-2">
        <TextInput type="search" lead={<Search />} placeholder={t('fields.searchPlaceholder')} />
      </Field>
      <Field label={t('fields.about')} className="sm:col-span-2">
        <TextArea limit={100} defaultValue={t('fields.aboutSample')} />
      </Field>
    </>
  );
}
