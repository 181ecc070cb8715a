import { type IdOf, referenceTable } from '../table.ts';

/** The `req` of `GET …/connect?req=n`, seen from the caller, and the field its list comes in. */
export const connectRequests = referenceTable([
  { id: 1, name: { ja: 'つながり', en: 'Connections' }, list: 'connectedUserLists' },
  { id: 2, name: { ja: '届いた申請', en: 'Requests to answer' }, list: 'connectWaitingUserLists' },
  { id: 3, name: { ja: '送った申請', en: 'Requests sent' }, list: 'connectApplyingUserLists' },
]);
export type ConnectRequestId = IdOf<typeof connectRequests>;
