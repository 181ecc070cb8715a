import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { readPushState, turnPushOff, turnPushOn } from '../../../shared/push/device.ts';
import { studentAccountQuery } from '../../../shared/session/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { words as settingsWords } from '../words.ja.ts';

/** Push notifications of this device only; each device has its own setting. */
export function PushCard() {
  const t = useWords(settingsWords);
  const { data: account } = useQuery(studentAccountQuery);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-bold">{t('push.heading')}</h2>
      <p className="phrased text-sumi-2">{t('push.intro')}</p>
      {account && <PushSwitch account={account.id} />}
    </Card>
  );
}

function PushSwitch({ account }: { account: string }) {
  const t = useWords(settingsWords);
  const client = useQueryClient();
  const queryKey = ['push', account];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(account) });
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn(account) : turnPushOff()),
    onSuccess: (next) => client.setQueryData(queryKey, next),
  });
  if (!state) return null;
  if (state === 'unsupported') return <p className="phrased">{t('push.unsupported')}</p>;
  if (state === 'denied') return <p className="phrased">{t('push.denied')}</p>;
  const isOn = state === 'on';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <output>{isOn ? t('push.on') : t('push.off')}</output>
      <Button busy={isPending} onClick={() => mutate(!isOn)}>
        {isOn ? t('push.turnOff') : t('push.turnOn')}
      </Button>
    </div>
  );
}
