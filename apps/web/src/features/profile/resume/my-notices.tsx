import { useQuery } from '@tanstack/react-query';
import { myAccountQuery } from '../frame/queries.ts';
import { HrNotices } from './hr-notices.tsx';

/** Everything that is missing for the 履歴書, before it is sent. */
export function MyNotices() {
  const { data } = useQuery(myAccountQuery);
  return data ? <HrNotices profile={data.profile} all /> : null;
}
