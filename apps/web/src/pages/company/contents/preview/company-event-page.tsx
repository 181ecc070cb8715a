import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EventView } from '../../../../features/company-view/event/event-view.tsx';
import { PreviewFrame } from '../../../../features/contents/preview/preview-frame.tsx';
import { eventPreviewQuery } from '../../../../features/contents/preview/queries.ts';
import { words as previewWords } from '../../../../features/contents/preview/words.ja.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { LinkButton } from '../../../../ui/links/link-button.tsx';

const route = getRouteApi('/company/contents/preview/company-event/{-$event}');

export function CompanyEventPage() {
  const { event = '' } = route.useParams();
  return <EventPreview id={event} />;
}

function EventPreview({ id }: { id: string }) {
  const t = useWords(previewWords);
  const query = useQuery(eventPreviewQuery(id));
  return (
    <PreviewFrame
      query={query}
      edit={
        <LinkButton to="/company/contents/event/$id" params={{ id }} size="small">
          {t('edit')}
        </LinkButton>
      }
    >
      {({ event, images }, reader) => <EventView event={event} images={images} reader={reader} />}
    </PreviewFrame>
  );
}
