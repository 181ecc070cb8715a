import { downloadCompanySlot } from '@engawa/contract/slots/company';
import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { downloadStudentSlot } from '@engawa/contract/slots/student';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import type { Side } from '../sides.ts';
import { useMinute } from '../thread/use-minute.ts';
import { words as messageWords } from '../words.ja.ts';
import { MoveButton } from './move-button.tsx';
import { ReasonButton } from './reason-button.tsx';
import { RescheduleButtons } from './reschedule-buttons.tsx';
import { useCallOff } from './use-slot-commands.ts';

export function Appointment({ side, offer }: { side: Side; offer: SlotOffer }) {
  const t = useWords(messageWords);
  const callOff = useCallOff(side);
  const now = useMinute();
  const calendar = side.name === 'student' ? downloadStudentSlot : downloadCompanySlot;
  const isOver = offer.startsAt !== null && new Date(offer.startsAt).getTime() < now;
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadButton load={() => fetchFile(calendar, { params: { id: offer.id } })}>
        {t('slots.calendar')}
      </DownloadButton>
      {!isOver && (
        <>
          {side.name === 'company' ? (
            <MoveButton offer={offer} />
          ) : (
            <RescheduleButtons offer={offer} />
          )}
          <ReasonButton
            ending={callOff}
            id={offer.id}
            label={t('slots.callOff')}
            title={t('slots.callOffTitle')}
            reason={t('slots.callOffReason')}
            confirm={t('slots.callOff')}
            danger
          />
        </>
      )}
    </div>
  );
}
