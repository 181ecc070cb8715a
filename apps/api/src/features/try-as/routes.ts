/**
 * Feature try-as. Demo only: the people one can sign in as. Decision 012.
 */

import { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listPeople } from './demo/list-people.ts';

export const tryAsRoutes = () => [bind(listTryAsPeople, listPeople)];
