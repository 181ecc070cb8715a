import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Combobox } from '../../../ui/choice/combobox.tsx';
import { FreeTextCombobox } from '../../../ui/choice/free-text-combobox.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Section } from '../components/section.tsx';
import { useSlowSearch } from '../use-slow-search.ts';
import { words as showcaseWords } from '../words.ja.ts';

export function ChoicesSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('choices.heading')} lead={t('choices.lead')}>
      <Card className="grid gap-6 p-6 sm:grid-cols-2">
        <AreaField />
        <UniversityField />
        <CompanyField />
        <SkillsField />
      </Card>
    </Section>
  );
}

function AreaField() {
  const t = useWords(showcaseWords);
  const [area, setArea] = useState<string | null>(null);
  const areas = [
    { value: '01', label: t('choices.hokkaido'), keywords: 'ほっかいどう hokkaido' },
    { value: '13', label: t('choices.tokyo'), keywords: 'とうきょう tokyo' },
    { value: '23', label: t('choices.aichi'), keywords: 'あいち aichi' },
    { value: '26', label: t('choices.kyoto'), keywords: 'きょうと kyoto' },
    { value: '27', label: t('choices.osaka'), keywords: 'おおさか osaka' },
    { value: '40', label: t('choices.fukuoka'), keywords: 'ふくおか fukuoka' },
  ];
  return (
    <Field label={t('choices.area')} hint={t('choices.areaHint')}>
      <Combobox items={areas} value={area} onChange={setArea} />
    </Field>
  );
}

function UniversityField() {
  const t = useWords(showcaseWords);
  const [university, setUniversity] = useState<string | null>('tsukuba');
  const tsukuba = { value: 'tsukuba', label: t('choices.tsukuba') };
  const { found, loading, search } = useSlowSearch([
    tsukuba,
    { value: 'waseda', label: t('choices.waseda') },
    { value: 'osaka', label: t('choices.osakaUniversity') },
    { value: 'tohoku', label: t('choices.tohoku') },
    { value: 'kyushu', label: t('choices.kyushu') },
  ]);
  return (
    <Field label={t('choices.university')} hint={t('choices.universityHint')}>
      <Combobox
        items={found}
        value={university}
        onChange={setUniversity}
        chosen={tsukuba}
        onInputChange={search}
        loading={loading}
      />
    </Field>
  );
}

function CompanyField() {
  const t = useWords(showcaseWords);
  const [company, setCompany] = useState('');
  const companies = [
    { value: '1', label: t('choices.hoshizora'), keywords: 'ほしぞら hoshizora' },
    { value: '2', label: t('choices.midori'), keywords: 'みどり midori' },
  ];
  return (
    <Field label={t('choices.company')} hint={t('choices.companyHint')}>
      <FreeTextCombobox items={companies} value={company} onChange={setCompany} />
    </Field>
  );
}

function SkillsField() {
  const t = useWords(showcaseWords);
  const [skills, setSkills] = useState(['ts', 'design']);
  const items = [
    { value: 'ts', label: 'TypeScript' },
    { value: 'py', label: 'Python' },
    { value: 'go', label: 'Go' },
    { value: 'sql', label: 'SQL' },
    { value: 'design', label: t('choices.design') },
    { value: 'translation', label: t('choices.translation') },
    { value: 'accounting', label: t('choices.accounting') },
  ];
  return (
    <Field label={t('choices.skills')} hint={t('choices.skillsHint')}>
      <MultiSelect items={items} value={skills} onChange={setSkills} max={5} />
    </Field>
  );
}
