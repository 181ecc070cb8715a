import { BookOpen } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { EventCard } from '../event/event-card.tsx';
import { ViewSection } from '../view-section.tsx';
import type { CompanyViewData, ItemLink, Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { Article } from './article.tsx';
import { SenpaiTip } from './senpai-tip.tsx';

interface OriginalTabProps extends Reading {
  view: CompanyViewData;
  eventLink: ItemLink;
}

export function OriginalTab({ view, eventLink, ...reading }: OriginalTabProps) {
  const t = useWords(companyViewWords, reading.reader);
  const { events, senpaiTips, additionalContents } = view;
  if (events.length + senpaiTips.length + additionalContents.length === 0) {
    return (
      <EmptyState icon={<BookOpen />} heading={t('tabs.original')}>
        {t('empty.original')}
      </EmptyState>
    );
  }
  return (
    <div className="divide-y divide-line">
      {events.length > 0 && (
        <ViewSection heading={t('events.heading')}>
          <ul className="grid gap-4">
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} link={eventLink} {...reading} />
              </li>
            ))}
          </ul>
        </ViewSection>
      )}
      {senpaiTips.length > 0 && (
        <ViewSection heading={t('tips')}>
          <ul className="grid gap-8">
            {senpaiTips.map((tip) => (
              <li key={tip.id}>
                <SenpaiTip tip={tip} {...reading} />
              </li>
            ))}
          </ul>
        </ViewSection>
      )}
      {additionalContents.length > 0 && (
        <ViewSection heading={t('articles')}>
          <ul className="grid gap-8">
            {additionalContents.map((article) => (
              <li key={article.id}>
                <Article article={article} {...reading} />
              </li>
            ))}
          </ul>
        </ViewSection>
      )}
    </div>
  );
}
