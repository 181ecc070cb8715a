import {
  confirmEmailChange,
  showEmailChange,
  showEmailUndo,
  undoEmailChange,
} from '@engawa/contract/email-change/anyone';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, meta: { ownErrors: true } } as const;

/** The two links of an e-mail change, with their read and their command. */
export const linkActions = {
  confirm: {
    read: (token: string) => endpointQuery(showEmailChange, { params: { token } }, once),
    command: confirmEmailChange,
  },
  undo: {
    read: (token: string) => endpointQuery(showEmailUndo, { params: { token } }, once),
    command: undoEmailChange,
  },
} as const;

export type LinkAction = keyof typeof linkActions;
