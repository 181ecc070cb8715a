import { slotLimits } from '@engawa/contract/slots/limits';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { randomId } from '../../../shared/ids/random-id.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { words as messageWords } from '../words.ja.ts';
import { timesOf, whereOf } from './slot-values.ts';
import { useOffer } from './use-slot-commands.ts';

const SlotForm = lazy(async () => ({ default: (await import('./slot-form.tsx')).SlotForm }));

const blank = {
  times: [{ at: '' }, { at: '' }, { at: '' }],
  minutes: '30',
  place: '',
  link: '',
  text: '',
  interviewerIds: [],
};

export function OfferButton({ threadId }: { threadId: string }) {
  const t = useWords(messageWords);
  const [offering, setOffering] = useState<string>();
  const { mutateAsync, isPending } = useOffer();
  return (
    <>
      <IconButton
        icon={<CalendarPlus aria-hidden />}
        label={t('slots.offer')}
        title={t('slots.offer')}
        onClick={() => setOffering(randomId())}
      />
      <Suspense>
        {offering && (
          <SlotForm
            title={t('slots.offer')}
            confirm={t('send')}
            initial={blank}
            most={slotLimits.times}
            hasText
            busy={isPending}
            send={(values) =>
              mutateAsync({
                body: {
                  threadId,
                  clientId: offering,
                  text: values.text.trim() || null,
                  times: timesOf(values),
                  interviewerIds: values.interviewerIds,
                  ...whereOf(values),
                },
              })
            }
            onClose={() => setOffering(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
