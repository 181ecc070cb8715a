import { recruiterLogin, recruiterLoginSelect } from '@engawa/contract/auth/anyone';
import type { CallOf, ReplyOf } from '@engawa/contract/endpoint';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { session } from '../../shared/session/session.ts';

type Companies = NonNullable<ReplyOf<typeof recruiterLogin>['companies']>;
export type Credentials = CallOf<typeof recruiterLogin>['body'];
interface Offer {
  companies: Companies;
  selectionToken: string;
}

/** E-mail and password, then perhaps the choice of company; the shell leads on from there. */
export function useCompanySignIn() {
  const [offer, setOffer] = useState<Offer>();
  const login = useCommand(recruiterLogin, {
    meta: { ownErrors: true },
    onSuccess: ({ user, accessToken, companies, selectionToken }) => {
      if (user && accessToken) session.begin('company', { user, accessToken });
      else if (companies && selectionToken) setOffer({ companies, selectionToken });
    },
  });
  const select = useCommand(recruiterLoginSelect, {
    onSuccess: (reply) => session.begin('company', reply),
    // The offer has run out: begin again, with the snackbar saying why.
    onError: () => setOffer(undefined),
  });
  const busy = login.isPending || login.isSuccess || select.isPending || select.isSuccess;
  return {
    offer,
    busy: offer ? select.isPending || select.isSuccess : busy,
    signIn: (body: Credentials) => login.mutateAsync({ body }),
    choose: (companyId: string) => {
      if (offer) select.mutate({ body: { selectionToken: offer.selectionToken, companyId } });
    },
    startOver: () => {
      setOffer(undefined);
      login.reset();
    },
  };
}

export type CompanySignIn = ReturnType<typeof useCompanySignIn>;
