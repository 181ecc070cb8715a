import { pickLanguage } from '@engawa/contract/language';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { FellBackNote } from '../fell-back-note.tsx';
import type { CompanyViewData, ItemLink, Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { AboutTab } from './about-tab.tsx';
import { CompanyHead } from './company-head.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { OriginalTab } from './original-tab.tsx';

export type CompanyTab = 'general' | 'jobs' | 'original';

interface CompanyViewProps {
  view: CompanyViewData;
  reader: Reading['reader'];
  jobLink: ItemLink;
  eventLink: ItemLink;
  /** Button beside each job; a preview has none. */
  jobAction?: ComponentType<{ id: string; name: string }>;
  actions?: ReactNode;
  /** Facts about the student and this company; a preview has none. */
  known?: ReactNode;
  menu?: ReactNode;
  /** The tab in the address; a preview keeps it in its own state. */
  tabs?: { tab: CompanyTab; onChange: (tab: CompanyTab) => void };
}

/** A company as students see it; the company's preview uses this component too. */
export function CompanyView({
  view,
  reader,
  jobLink,
  eventLink,
  jobAction,
  actions,
  known,
  menu,
  tabs,
}: CompanyViewProps) {
  const t = useWords(companyViewWords, reader);
  const [ownTab, setOwnTab] = useState<CompanyTab>('general');
  const { tab, onChange } = tabs ?? { tab: ownTab, onChange: setOwnTab };
  const reading = { reader, images: view.images };
  const original = view.events.length + view.additionalContents.length + view.senpaiTips.length;
  return (
    <Card className="overflow-hidden">
      <article lang={reader}>
        <CompanyHead view={view} actions={actions} known={known} menu={menu} {...reading} />
        {pickLanguage(view.companyProfile, reader)?.fellBack && (
          <div className="px-4 pt-4 sm:px-6">
            <FellBackNote reader={reader} />
          </div>
        )}
        <div className="px-4 pt-5 sm:px-6">
          <Segments<CompanyTab>
            label={t('tabs.label')}
            options={[
              { value: 'general', label: t('tabs.general') },
              { value: 'jobs', label: `${t('tabs.jobs')} ${view.jobPostingList.length}` },
              { value: 'original', label: `${t('tabs.original')} ${original}` },
            ]}
            value={tab}
            onChange={onChange}
          />
        </div>
        {tab === 'general' && <AboutTab view={view} {...reading} />}
        {tab === 'jobs' && (
          <JobsTab jobs={view.jobPostingList} link={jobLink} action={jobAction} {...reading} />
        )}
        {tab === 'original' && <OriginalTab view={view} eventLink={eventLink} {...reading} />}
      </article>
    </Card>
  );
}
