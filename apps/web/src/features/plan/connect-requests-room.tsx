import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../shared/i18n/words.ts';
import { planQuery } from './queries.ts';
import { Room } from './room.tsx';
import { words as planWords } from './words.ja.ts';

export function ConnectRequestsRoom() {
  const t = useWords(planWords);
  const { data } = useQuery(planQuery);
  return (
    <Room
      room={data?.connectRequests}
      left={(figures) => t('connectRequests', figures)}
      usedUp={(figures) => t('connectRequestsUsedUp', figures)}
    />
  );
}
