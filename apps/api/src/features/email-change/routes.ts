import {
  confirmEmailChange,
  showEmailChange,
  showEmailUndo,
  undoEmailChange,
} from '@engawa/contract/email-change/anyone';
import { askEmailChange } from '@engawa/contract/email-change/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import { confirmChange } from './anyone/confirm-change.ts';
import { showChange } from './anyone/show-change.ts';
import { showUndo } from './anyone/show-undo.ts';
import { undoChange } from './anyone/undo-change.ts';
import { askChange } from './company/ask-change.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

export const emailChangeRoutes = (services: Services) => [
  bind(askEmailChange, askChange(services)),
  bind(showEmailChange, showChange),
  bind(confirmEmailChange, confirmChange(services.origin)),
  bind(showEmailUndo, showUndo),
  bind(undoEmailChange, undoChange),
];
