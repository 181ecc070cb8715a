import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Chip, ToggleChip } from '../../../ui/display/chip.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { ProgressRing } from '../../../ui/display/progress-ring.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Sample, Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';
import { CandidateTable } from './candidate-table.tsx';

export function DataSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('data.heading')} lead={t('data.lead')}>
      <div className="space-y-8">
        <JobCard />
        <CandidateTable narrow="cards" />
        <Sample heading={t('data.scrolling')}>
          <CandidateTable narrow="scroll" />
        </Sample>
        <Card className="grid gap-8 p-6 sm:grid-cols-2">
          <Sample heading={t('data.avatars')}>
            <Avatars />
          </Sample>
          <Sample heading={t('data.progress')}>
            <div className="flex items-center justify-between font-semibold">
              {t('data.profile')}
              <span aria-hidden className="text-moss">
                82%
              </span>
            </div>
            <ProgressBar value={82} label={t('data.profile')} className="mt-1" />
          </Sample>
          <Sample heading={t('data.chips')}>
            <Chips />
          </Sample>
        </Card>
      </div>
    </Section>
  );
}

function JobCard() {
  const t = useWords(showcaseWords);
  return (
    <Card className="flex items-start gap-4 p-5">
      <div className="min-w-0 grow">
        <p className="text-sm text-sumi-2">{t('data.company')}</p>
        <h3 className="text-lg font-bold">{t('data.job')}</h3>
        <p className="text-sm text-sumi-2">{t('data.jobText')}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag tone="good">{t('data.canApply')}</Tag>
          <Tag tone="note">{t('data.replies')}</Tag>
          <Tag tone="wood">{t('data.visa')}</Tag>
          <Tag tone="mind">{t('data.check')}</Tag>
        </p>
      </div>
      <ProgressRing value={88} label={t('data.match')} />
    </Card>
  );
}

function Avatars() {
  const t = useWords(showcaseWords);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="Linh Nguyen" size="large" />
      <Avatar name="髙橋 さくら" />
      <Avatar name="𠮷田 健" />
      <Avatar name="محمد علي" />
      <Avatar name="🌸 Hana" />
      <Avatar name="" />
      <Avatar name="株式会社ほしぞら" shape="square" size="large" />
      <Avatar name="Engawa" src="/favicon.svg" shape="square" />
      <Avatar name="小林" size="small" />
      <span className="inline-flex items-center gap-3">
        <Badge count={3} label={t('data.unread', { count: 3 })} />
        <Badge count={128} label={t('data.unread', { count: 128 })} />
      </span>
    </div>
  );
}

function Chips() {
  const t = useWords(showcaseWords);
  const [kept, setKept] = useState(true);
  const [remote, setRemote] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {kept && <Chip label={t('data.graduate')} onRemove={() => setKept(false)} />}
      <Chip label={t('data.n2')} />
      <ToggleChip pressed={remote} onPressedChange={setRemote}>
        {t('data.remote')}
      </ToggleChip>
    </div>
  );
}
