import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  LinkActionDone,
  LinkActionExpired,
} from '../../features/email-change/components/link-action-ends.tsx';
import {
  LinkActionForm,
  type LinkActionReply,
} from '../../features/email-change/components/link-action-form.tsx';
import { linkActions } from '../../features/email-change/link-action.ts';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import {
  accountKey,
  companyAccountQuery,
  studentAccountQuery,
} from '../../shared/session/account.ts';
import { session } from '../../shared/session/session.ts';
import { useCompanyAccount, useStudentAccount } from '../../shared/session/use-session.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

const route = getRouteApi('/email-change/$action/{-$token}');

/** Target of the links in mails about a new address: confirm it or undo the change. */
export function LinkActionPage() {
  const { action: asked, token = '' } = route.useParams();
  const action = asked === 'undo' ? 'undo' : 'confirm';
  const client = useQueryClient();
  const recruiter = useCompanyAccount();
  const student = useStudentAccount();
  const [end, setEnd] = useState<LinkActionReply | 'expired'>();
  const { data, error, refetch } = useQuery({
    ...linkActions[action].read(token),
    enabled: token !== '' && end === undefined,
  });
  /** Undefined for a visitor, and if the session has expired. */
  const whoIsHere = async () => {
    const known = recruiter ?? student;
    if (known || !session.strategy()) return known?.id;
    const read =
      session.strategy() === 'student'
        ? client.ensureQueryData(studentAccountQuery)
        : client.ensureQueryData(companyAccountQuery);
    return read.then(
      ({ id }) => id,
      () => undefined,
    );
  };
  const done = (reply: LinkActionReply, here: string | undefined) => {
    setEnd(reply);
    // Ends the session here, before the tab notices and navigates away from this message.
    if (here !== undefined && here === reply.accountId) session.end();
    else void client.invalidateQueries({ queryKey: accountKey(reply.side) });
  };
  if (typeof end === 'object') return <LinkActionDone action={action} {...end} />;
  const isGone = error instanceof ApiFailure && error.status === 410;
  if (token === '' || end === 'expired' || isGone) return <LinkActionExpired action={action} />;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <LinkActionForm
      action={action}
      token={token}
      email={data.email}
      whoIsHere={whoIsHere}
      onDone={done}
      onExpired={() => setEnd('expired')}
    />
  );
}
