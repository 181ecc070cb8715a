import { recruiterLogin, recruiterLoginSelect } from '@engawa/contract/auth/anyone';
import type { CallOf, ReplyOf } from '@engawa/contract/endpoint';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { session } from '../../shared/session/session.ts';

type Reply = ReplyOf<typeof recruiterLogin>;
export type Credentials = CallOf<typeof recruiterLogin>['body'];
interface Offer {
  companies: NonNullable<Reply['companies']>;
  selectionToken: string;
}

/** Password, then a choice of company and a code where needed. The shell navigates afterwards. */
export function useCompanySignIn() {
  const [offer, setOffer] = useState<Offer>();
  const [codeToken, setCodeToken] = useState<string>();
  function enter({ user, accessToken, ...next }: Reply): void {
    if (user && accessToken) session.begin('company', { user, accessToken });
    else setCodeToken(next.codeToken);
  }
  const login = useCommand(recruiterLogin, {
    meta: { ownErrors: true },
    onSuccess: (reply) => {
      const { companies, selectionToken } = reply;
      if (companies && selectionToken) setOffer({ companies, selectionToken });
      else enter(reply);
    },
  });
  const select = useCommand(recruiterLoginSelect, {
    onSuccess: enter,
    // The choice has expired: start over; the snackbar shows the reason.
    onError: () => setOffer(undefined),
  });
  const busy = login.isPending || login.isSuccess || select.isPending || select.isSuccess;
  return {
    offer,
    codeToken,
    busy: offer ? select.isPending || select.isSuccess : busy,
    signIn: (body: Credentials) => login.mutateAsync({ body }),
    choose: (companyId: string) => {
      if (offer) select.mutate({ body: { selectionToken: offer.selectionToken, companyId } });
    },
    startOver: () => {
      setOffer(undefined);
      setCodeToken(undefined);
      login.reset();
      select.reset();
    },
  };
}

export type CompanySignIn = ReturnType<typeof useCompanySignIn>;
