import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { useWords } from '../../../shared/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { words as messageWords } from '../words.ja.ts';
import { slotTime } from './slot-time.tsx';
import { usePick } from './use-slot-commands.ts';

interface ConfirmTimeProps {
  offer: SlotOffer;
  time: SlotOffer['times'][number];
  onClose: () => void;
}

/** Asks before picking a time, because the appointment enters both calendars at once. */
export function ConfirmTime({ offer, time, onClose }: ConfirmTimeProps) {
  const t = useWords(messageWords);
  const { mutate, isPending } = usePick();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('slots.pickTitle', { when: slotTime(time.startsAt) })}
      text={t('slots.pickText')}
      confirm={t('slots.pickConfirm')}
      busy={isPending}
      onConfirm={() => mutate({ body: { id: offer.id, timeId: time.id } }, { onSettled: onClose })}
    />
  );
}
