import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../shared/i18n/words.ts';
import { planQuery } from './queries.ts';
import { Room } from './room.tsx';
import { words as planWords } from './words.ja.ts';

export function OpenJobsRoom() {
  const t = useWords(planWords);
  const { data } = useQuery(planQuery);
  return (
    <Room
      room={data?.openJobs}
      left={(figures) => t('openJobs', figures)}
      usedUp={(figures) => t('openJobsUsedUp', figures)}
    />
  );
}
