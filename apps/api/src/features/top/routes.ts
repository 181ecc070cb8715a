/**
 * Feature top. The student's first page after signing in, put together from other features.
 */

import {
  showTop as topEndpoint,
  listWaiting as waitingEndpoint,
} from '@engawa/contract/top/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listWaiting } from './student/list-waiting.ts';
import { showTop } from './student/show-top.ts';

export const topRoutes = () => [bind(topEndpoint, showTop), bind(waitingEndpoint, listWaiting)];
