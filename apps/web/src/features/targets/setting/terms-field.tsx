import { targetLimits } from '@engawa/contract/targets/limits';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundField } from '../../../ui/bound/fields/bound-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { words as targetWords } from '../words.ja.ts';
import type { SettingValues } from './setting-values.ts';

const name = 'wishes.wants.terms';
/** A blank last term stays while the comma before it is typed; `bodyOf` leaves it out. */
const termsIn = (text: string): string[] =>
  text === ''
    ? []
    : text
        .split(/[、,，\n]/u)
        .slice(0, targetLimits.terms)
        .map((term) => term.trimStart().slice(0, targetLimits.term));

/** Words that bring points if a profile has them, too; one list instead of a field for each. */
export function TermsField({ form }: { form: UseFormReturn<SettingValues> }) {
  const t = useWords(targetWords);
  return (
    <Card className="p-4">
      <BoundField form={form} name={name} label={t('criterion.terms')} hint={t('form.termsHint')}>
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <TextArea
              rows={3}
              value={value.join(t('form.termsBetween'))}
              onChange={(event) => onChange(termsIn(event.target.value))}
              {...{ onBlur, ref }}
            />
          )}
        />
      </BoundField>
    </Card>
  );
}
