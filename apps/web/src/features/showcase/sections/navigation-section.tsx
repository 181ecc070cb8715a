import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { NumberedPager, Pager } from '../../../ui/navigation/pager.tsx';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Sample, Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function NavigationSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('navigation.heading')} lead={t('navigation.lead')}>
      <Card className="space-y-8 p-6">
        <CandidateTabs />
        <Sample heading={t('navigation.view')}>
          <ViewSwitch />
        </Sample>
        <Sample heading={t('navigation.steps')}>
          <Stepper
            label={t('navigation.steps')}
            steps={[t('navigation.step1'), t('navigation.step2'), t('navigation.step3')]}
            current={1}
          />
        </Sample>
        <Sample heading={t('navigation.pager')}>
          <Pagers />
        </Sample>
      </Card>
    </Section>
  );
}

function CandidateTabs() {
  const t = useWords(showcaseWords);
  const [group, setGroup] = useState<'high' | 'middle' | 'discover'>('high');
  const label = (name: string, count: number) => (
    <>
      {name} <span className="tabular-nums">{count}</span>
    </>
  );
  return (
    <Tabs
      label={t('navigation.tabs')}
      value={group}
      onChange={setGroup}
      tabs={[
        {
          value: 'high',
          label: label(t('navigation.high'), 24),
          content: t('navigation.highText'),
        },
        {
          value: 'middle',
          label: label(t('navigation.middle'), 118),
          content: t('navigation.middleText'),
        },
        {
          value: 'discover',
          label: label(t('navigation.discover'), 36),
          content: t('navigation.discoverText'),
        },
      ]}
    />
  );
}

function ViewSwitch() {
  const t = useWords(showcaseWords);
  const [view, setView] = useState<'cards' | 'table'>('cards');
  return (
    <Segments
      label={t('navigation.view')}
      options={[
        { value: 'cards', label: t('navigation.cards') },
        { value: 'table', label: t('navigation.table') },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

const pages = 20;

function Pagers() {
  const t = useWords(showcaseWords);
  const [page, setPage] = useState(5);
  return (
    <div className="space-y-6">
      <NumberedPager
        label={t('navigation.pager')}
        page={page}
        pages={pages}
        onPage={setPage}
        hrefOf={(target) => `?page=${target}`}
      />
      <Pager
        label={t('navigation.cursorPager')}
        onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
        onNext={page < pages ? () => setPage(page + 1) : undefined}
      />
    </div>
  );
}
