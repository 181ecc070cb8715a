import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Side } from '../sides.ts';
import { words as messageWords } from '../words.ja.ts';
import { ConfirmTime } from './confirm-time.tsx';
import { ReasonButton } from './reason-button.tsx';
import { SlotTime } from './slot-time.tsx';
import { useAskForOthers, useCallOff } from './use-slot-commands.ts';

/** The student picks a time or asks for others; the company can withdraw the offer. */
export function OfferedTimes({ side, offer }: { side: Side; offer: SlotOffer }) {
  const t = useWords(messageWords);
  const [wanted, setWanted] = useState<SlotOffer['times'][number]>();
  const isStudent = side.name === 'student';
  const askForOthers = useAskForOthers();
  const callOff = useCallOff(side);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {offer.times.map((time) => (
          <li
            key={time.id}
            className="flex items-center justify-between gap-2 rounded border border-line-2 py-1 pr-1 pl-3"
          >
            <SlotTime at={time.startsAt} className={time.open ? 'font-semibold' : 'text-sumi-2'} />
            {isStudent && time.open && (
              <Button size="small" tone="quiet" onClick={() => setWanted(time)}>
                {t('slots.pick')}
              </Button>
            )}
            {!time.open && <span className="px-3 text-sm text-sumi-2">{t('slots.gone')}</span>}
          </li>
        ))}
      </ul>
      {wanted && <ConfirmTime offer={offer} time={wanted} onClose={() => setWanted(undefined)} />}
      {isStudent ? (
        <ReasonButton
          ending={askForOthers}
          id={offer.id}
          label={t('slots.askOthers')}
          title={t('slots.askOthersTitle')}
          reason={t('slots.askOthersReason')}
          confirm={t('send')}
        />
      ) : (
        <ReasonButton
          ending={callOff}
          id={offer.id}
          label={t('slots.takeBack')}
          title={t('slots.takeBackTitle')}
          reason={t('slots.callOffReason')}
          confirm={t('slots.takeBack')}
          danger
        />
      )}
    </>
  );
}
