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
import { showChange } from './anyone/show-change.ts';
import { showUndo } from './anyone/show-undo.ts';
import { undoChange } from './anyone/undo-change.ts';
import { askChange } from './company/ask-change.ts';
import { askChange as askForStudent } from './student/ask-change.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  identity: IdentityAccounts | undefined;
}

export const emailChangeRoutes = (services: Services) => [
  bind(askEmailChange, askChange(services)),
  bind(askStudentEmailChange, askForStudent(services)),
  bind(showEmailChange, showChange),
  bind(confirmEmailChange, confirmChange(services)),
  bind(showEmailUndo, showUndo),
  bind(undoEmailChange, undoChange(services.identity)),
];
