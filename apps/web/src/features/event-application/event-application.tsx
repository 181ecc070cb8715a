import type { ReplyOf } from '@engawa/contract/endpoint';
import { hasStarted, takesApplications } from '@engawa/contract/events/schedule';
import {
  applyForEvent,
  cancelEvent,
  showEventCalendar,
  type showEventToStudent,
} from '@engawa/contract/events/student';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, CircleCheck, Clock, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { fetchFile, saveBlob } from '../../shared/api/sending/fetch-file.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { minuteInJapan } from '../../shared/format/local-time.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { AskButton } from '../../ui/overlay/ask-button.tsx';
import { eventQuery } from './queries.ts';
import { words as eventApplicationWords } from './words.ja.ts';

type EventReply = ReplyOf<typeof showEventToStudent>;

/** The state of the application is a live region, which announces its changes. */
const announced = { meta: { ownWords: true } };

export function EventApplication({ event, application }: EventReply) {
  const t = useWords(eventApplicationWords);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: eventQuery(event.id).queryKey });
  const apply = useCommand(applyForEvent, { ...announced, onSettled: refresh });
  const now = minuteInJapan();
  const closed = !takesApplications(event, now);
  const { state, waitingPlace } = application;
  const applied = state === 'going' || state === 'waiting';
  return (
    <div className="flex flex-col gap-3 rounded border border-line bg-washi p-4">
      <output className="flex flex-col gap-1">
        {state === 'going' && (
          <span className="flex items-center gap-2 font-semibold text-moss">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {t('going')}
          </span>
        )}
        {state === 'waiting' && (
          <span className="flex items-center gap-2 font-semibold text-wood-ink">
            <Clock aria-hidden className="size-5 shrink-0" />
            {t('waiting', { place: waitingPlace ?? 1 })}
          </span>
        )}
        {state === 'cancelled' && !closed && <span>{t('cancelled')}</span>}
        {!applied && closed && <span className="text-sumi-2">{t('closed')}</span>}
      </output>
      {!applied && !closed && (
        <>
          <p className="text-sm text-sumi-2">{t('given')}</p>
          <Button
            tone="primary"
            busy={apply.isPending}
            onClick={() => apply.mutate({ body: { eventId: event.id } })}
            className="self-start"
          >
            {event.placesLeft === 0 ? t('applyWaiting') : t('apply')}
          </Button>
        </>
      )}
      {applied && (
        <div className="flex flex-wrap gap-2">
          {application.onlineUrl && (
            <a
              href={application.onlineUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ tone: 'primary' })}
            >
              {t('join')}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
          <CalendarButton id={event.id} />
          {!hasStarted(event, now) && <CancelButton id={event.id} onCancelled={refresh} />}
        </div>
      )}
    </div>
  );
}

function CalendarButton({ id }: { id: string }) {
  const t = useWords(eventApplicationWords);
  const snackbar = useSnackbar();
  const download = async () => {
    try {
      const { blob, name } = await fetchFile(showEventCalendar, { params: { id } });
      saveBlob(blob, name);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ ok: false, message: failure.message });
    }
  };
  return (
    <Button onClick={() => void download()}>
      <CalendarPlus aria-hidden className="size-4" />
      {t('calendar')}
    </Button>
  );
}

interface CancelButtonProps {
  id: string;
  onCancelled: () => Promise<void>;
}

function CancelButton({ id, onCancelled }: CancelButtonProps) {
  const t = useWords(eventApplicationWords);
  const [asking, setAsking] = useState(false);
  const cancel = useCommand(cancelEvent, {
    ...announced,
    onSettled: async () => {
      setAsking(false);
      await onCancelled();
    },
  });
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('ask.title')}
      text={t('ask.text')}
      confirm={t('ask.confirm')}
      tone="danger"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ body: { eventId: id } })}
      button={
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      }
    />
  );
}
