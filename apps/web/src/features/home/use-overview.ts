import type { ReplyOf } from '@engawa/contract/endpoint';
import { showOverview } from '@engawa/contract/overview/anyone';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { reportError } from '../../shared/api/failures/report-error.ts';

type Overview = ReplyOf<typeof showOverview>;
interface Answer {
  overview: Overview | undefined;
  isPending: boolean;
}

const freshMs = 10_000;
let asked: { at: number; answer: Promise<Overview | undefined> } | undefined;

/** One request for all parts of the page; a failure leaves the figures out. */
function askOnce(): Promise<Overview | undefined> {
  if (!asked || Date.now() - asked.at > freshMs) {
    const answer = call(showOverview, {}).catch((failure: unknown) => {
      reportError(failure);
      return undefined;
    });
    asked = { at: Date.now(), answer };
  }
  return asked.answer;
}

/** Bypasses the query cache, whose code would be a tenth of the home page for this one call. */
export function useOverview(): Answer {
  const [answer, setAnswer] = useState<Answer>({ overview: undefined, isPending: true });
  useEffect(() => {
    let here = true;
    void askOnce().then((overview) => {
      if (here) setAnswer({ overview, isPending: false });
    });
    return () => {
      here = false;
    };
  }, []);
  return answer;
}
