import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { pickLanguage } from '@engawa/contract/language';
import { eventFormats } from '@engawa/contract/reference/contents/event-formats';
import { CalendarDays } from 'lucide-react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { type CompanyViewData, type ItemLink, picturesOf, type Reading } from '../view-types.ts';
import { useEventFacts } from './use-event-facts.ts';

interface EventCardProps extends Reading {
  event: CompanyViewData['events'][number];
  link: ItemLink;
}

export function EventCard({ event, link: EventLink, reader, images }: EventCardProps) {
  const words = pickLanguage(event, reader)?.value;
  const { when, places } = useEventFacts(event, reader);
  return (
    <EventLink
      id={event.id}
      className="grid gap-4 rounded border border-line p-4 hover:border-line-3 hover:bg-washi sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <ContentPicture
        pictures={picturesOf(images, words?.coverImage ?? null)}
        aspect={pictureShapes.cover.aspect}
        alt=""
        sizes="(min-width: 615px) 10rem, 100vw"
        className="rounded-small"
        placeholder={
          <CoverPlaceholder
            icon={<CalendarDays />}
            className="h-20 rounded-small sm:h-auto sm:aspect-video"
          />
        }
      />
      <span className="min-w-0 sm:col-start-2 sm:row-start-1">
        <span className="flex flex-wrap gap-1.5">
          <ShowingTags showing={event.showing} limited={event.limited} reader={reader} />
        </span>
        <span className="block font-bold">{words?.title}</span>
        <span className="mt-1 block text-sm">{when}</span>
        <span className="block text-sm text-sumi-2">
          {[words?.place, nameOf(eventFormats, event.format, reader), places]
            .filter(Boolean)
            .join(' ・ ')}
        </span>
      </span>
    </EventLink>
  );
}
