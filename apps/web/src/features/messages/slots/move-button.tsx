import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { words as messageWords } from '../words.ja.ts';
import { minuteOf, timesOf, whereOf } from './slot-values.ts';
import { useMove } from './use-slot-commands.ts';

const SlotForm = lazy(async () => ({ default: (await import('./slot-form.tsx')).SlotForm }));

export function MoveButton({ offer }: { offer: SlotOffer }) {
  const t = useWords(messageWords);
  const [moving, setMoving] = useState(false);
  const { mutateAsync, isPending } = useMove();
  const { id, startsAt, minutes, place, link, interviewers } = offer;
  return (
    <>
      <Button onClick={() => setMoving(true)}>{t('slots.move')}</Button>
      <Suspense>
        {moving && (
          <SlotForm
            title={t('slots.move')}
            confirm={t('slots.moveConfirm')}
            initial={{
              times: [{ at: startsAt ? minuteOf(startsAt) : '' }],
              minutes: `${minutes}`,
              place: place ?? '',
              link: link ?? '',
              text: '',
              interviewerIds: interviewers.map((one) => one.id),
            }}
            most={1}
            hasText={false}
            busy={isPending}
            send={(values) =>
              mutateAsync({
                body: {
                  id,
                  startsAt: timesOf(values)[0] ?? '',
                  interviewerIds: values.interviewerIds,
                  ...whereOf(values),
                },
              })
            }
            onClose={() => setMoving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
