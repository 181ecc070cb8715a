import type { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { countOverview } from '../overview.repo.ts';

export const showOverview: Handler<typeof endpoint> = ({ db }) => countOverview(db);
