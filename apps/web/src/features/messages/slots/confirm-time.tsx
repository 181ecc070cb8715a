import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { formatDate } from '../../../shared/format/date-time.ts';
import { formatTime } from '../../../shared/format/time-of-day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { messageWords } from '../words.ts';
import { usePick } from './use-slot-commands.ts';

interface ConfirmTimeProps {
  offer: SlotOffer;
  time: SlotOffer['times'][number];
  onClose: () => void;
}

/** Once picked, both have it in their calendars: one slip of a finger is not enough. */
export function ConfirmTime({ offer, time, onClose }: ConfirmTimeProps) {
  const t = useWords(messageWords);
  const { mutate, isPending } = usePick();
  const when = `${formatDate(time.startsAt, language)} ${formatTime(time.startsAt)}`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('slots.pickTitle', { when })}
      text={t('slots.pickText')}
      confirm={t('slots.pickConfirm')}
      busy={isPending}
      onConfirm={() => mutate({ body: { id: offer.id, timeId: time.id } }, { onSettled: onClose })}
    />
  );
}
