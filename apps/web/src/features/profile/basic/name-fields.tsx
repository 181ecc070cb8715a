import { say } from '@engawa/contract/language';
import { nameParts } from '@engawa/contract/text/name-parts';
import type { UseFormReturn } from 'react-hook-form';
import { language } from '../../../shared/i18n/language.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import type { BasicValues } from './basic-values.ts';
import { KanaFields } from './kana-fields.tsx';
import { NameOrderField } from './name-order-field.tsx';

export function NameFields({ form }: { form: UseFormReturn<BasicValues> }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <BoundText
        form={form}
        name="lastName"
        label={say(nameParts.family.label, language)}
        hint={say(nameParts.family.example, language)}
        autoComplete="family-name"
        required
      />
      <BoundText
        form={form}
        name="firstName"
        label={say(nameParts.given.label, language)}
        hint={say(nameParts.given.example, language)}
        autoComplete="given-name"
        required
      />
      <NameOrderField form={form} />
      <KanaFields form={form} />
    </div>
  );
}
