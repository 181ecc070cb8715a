import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { words as messageWords } from '../words.ja.ts';
import { ReasonButton } from './reason-button.tsx';
import { SlotTime } from './slot-time.tsx';
import { useAskForOthers, usePick } from './use-slot-commands.ts';

/** The student moves an appointment to another offered time, or asks for times not offered. */
export function RescheduleButtons({ offer }: { offer: SlotOffer }) {
  const t = useWords(messageWords);
  const [open, setOpen] = useState(false);
  const pick = usePick();
  const askForOthers = useAskForOthers();
  const others = offer.times.filter((time) => time.open);
  return (
    <>
      {others.length > 0 && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('slots.repick')}
          description={t('slots.repickText')}
          width="small"
          trigger={
            <Button size="small" tone="quiet" className="self-start">
              {t('slots.repick')}
            </Button>
          }
        >
          <ChoiceList
            label={t('slots.times')}
            choices={others.map(({ id, startsAt }) => ({
              id,
              label: <SlotTime at={startsAt} />,
            }))}
            disabled={pick.isPending}
            onChoose={(timeId) =>
              pick.mutate({ body: { id: offer.id, timeId } }, { onSettled: () => setOpen(false) })
            }
          />
        </Dialog>
      )}
      <ReasonButton
        ending={askForOthers}
        id={offer.id}
        label={t('slots.askOthers')}
        title={t('slots.askOthersTitle')}
        text={t('slots.askOthersEnds')}
        reason={t('slots.askOthersReason')}
        confirm={t('send')}
      />
    </>
  );
}
