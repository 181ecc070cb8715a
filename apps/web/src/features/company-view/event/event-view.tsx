import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { nameFor, pickLanguage } from '@engawa/contract/language';
import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLocal } from '../../../shared/format/local-time.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';
import { CompanyLogo } from '../company/company-logo.tsx';
import { FactList } from '../fact-list.tsx';
import { FellBackNote } from '../fell-back-note.tsx';
import { Prose } from '../prose.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { type EventViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { useEventFacts } from './use-event-facts.ts';

interface EventViewProps extends Reading {
  event: EventViewData;
  /** The reader has a place or is on the waiting list. */
  hasApplied?: boolean | undefined;
  menu?: ReactNode;
  children?: ReactNode;
}

export function EventView({ event, hasApplied, reader, images, menu, children }: EventViewProps) {
  const t = useWords(companyViewWords, reader);
  const picked = pickLanguage(event, reader);
  const words = picked?.value;
  const { when, places } = useEventFacts(event, reader, hasApplied);
  const company = nameFor(event.company.name, reader);
  return (
    <Card className="overflow-hidden">
      <article lang={reader}>
        <ContentPicture
          pictures={picturesOf(images, words?.coverImage ?? null)}
          aspect={pictureShapes.cover.aspect}
          alt=""
          eager
          sizes="(min-width: 1065px) 54rem, 100vw"
          className="max-h-80"
          placeholder={<CoverPlaceholder icon={<CalendarDays />} className="h-24" />}
        />
        <div className="flex flex-col gap-5 p-4 sm:p-6">
          {picked?.fellBack && <FellBackNote reader={reader} />}
          <div>
            <p className="flex items-center gap-2 text-sm text-sumi-2">
              <CompanyLogo
                name={company}
                pictures={picturesOf(images, event.company.logoImage)}
                className="size-8 text-sm"
              />
              {company}
              {menu && <span className="-my-2 -mr-2 ml-auto">{menu}</span>}
            </p>
            <h1
              className="mt-2 text-2xl font-bold text-balance"
              data-title={`${words?.title ?? ''} – ${company}`}
            >
              {words?.title}
            </h1>
            <p className="mt-1 flex flex-wrap gap-1.5">
              <ShowingTags showing={event.showing} limited={event.limited} reader={reader} />
            </p>
          </div>
          <FactList
            facts={[
              { name: t('events.when'), value: when },
              {
                name: t('events.deadline'),
                value:
                  event.deadline &&
                  `${formatLocal(event.deadline, reader)}${t('events.japanTime')}`,
              },
              { name: t('events.format'), value: nameOf(eventFormats, event.format, reader) },
              { name: t('events.place'), value: words?.place },
              { name: t('events.capacity'), value: places },
            ]}
          />
          {event.format !== 'place' && (
            <p className="text-sm text-sumi-2">{t('events.onlineNote')}</p>
          )}
          {words?.description && <Prose>{words.description}</Prose>}
          {children}
        </div>
      </article>
    </Card>
  );
}
