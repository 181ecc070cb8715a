import type { ReplyOf } from '@engawa/contract/endpoint';
import { showNewest } from '@engawa/contract/overview/anyone';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { reportError } from '../../../shared/api/failures/report-error.ts';

type Newest = ReplyOf<typeof showNewest>;
export type NewJob = Newest['jobs'][number];
export type NewCompany = Newest['companies'][number];

/** Bypasses the query cache (see use-overview.ts). A failure leaves the section empty. */
export function useNewest(): Newest | undefined {
  const [newest, setNewest] = useState<Newest>();
  useEffect(() => {
    let here = true;
    call(showNewest, {}).then((answer) => {
      if (here) setNewest(answer);
    }, reportError);
    return () => {
      here = false;
    };
  }, []);
  return newest;
}
