/**
 * Feature email-change. A new e-mail address for students and recruiters, confirmed by links to
 * the old and the new address. `sides.ts` has the differences. Decision 041.
 */

import {
  confirmEmailChange,
  showEmailChange,
  showEmailUndo,
  undoEmailChange,
} from '@engawa/contract/email-change/anyone';
import { askEmailChange } from '@engawa/contract/email-change/company';
import { askStudentEmailChange } from '@engawa/contract/email-change/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { IdentityAccounts } from '../../identity-accounts.ts';
import { confirmChange } from './anyone/confirm-change.ts';
import { undoChange } from './anyone/undo-change.ts';
import { askChange } from './ask-change.ts';
import { readLink } from './read-link.ts';
import { sidesOf } from './sides.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  identity: IdentityAccounts | undefined;
}

export const emailChangeRoutes = (services: Services) => {
  const sides = sidesOf(services.identity);
  return [
    bind(askEmailChange, askChange(services, sides.company)),
    bind(askStudentEmailChange, askChange(services, sides.student)),
    bind(showEmailChange, readLink('email-change')),
    bind(confirmEmailChange, confirmChange(services.origin, sides)),
    bind(showEmailUndo, readLink('email-undo')),
    bind(undoEmailChange, undoChange(sides)),
  ];
};
