import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { DateInput } from '../../../ui/date/date-input.tsx';
import { YearMonthInput } from '../../../ui/date/year-month-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function DatesSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  const [birthday, setBirthday] = useState('2004-02-29');
  const [graduation, setGraduation] = useState('');
  const shown = (value: string) => t('dates.value', { value: value || t('dates.empty') });
  return (
    <Section id={id} heading={t('dates.heading')} lead={t('dates.lead')}>
      <Card className="grid gap-6 p-6 sm:grid-cols-2">
        <div>
          <Field kind="group" label={t('dates.birthday')}>
            <DateInput value={birthday} onChange={setBirthday} years={[2010, 1960]} />
          </Field>
          <output className="mt-1.5 block text-sm text-sumi-2">{shown(birthday)}</output>
        </div>
        <div>
          <Field kind="group" label={t('dates.graduation')}>
            <YearMonthInput value={graduation} onChange={setGraduation} years={[2020, 2032]} />
          </Field>
          <output className="mt-1.5 block text-sm text-sumi-2">{shown(graduation)}</output>
        </div>
      </Card>
    </Section>
  );
}
