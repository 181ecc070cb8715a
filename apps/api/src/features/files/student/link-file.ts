import type { linkStudentFile } from '@engawa/contract/files/student';
import type { Handler } from '../../../handler.ts';
import { linkTo } from '../file-link.ts';
import type { FileServices } from '../file-services.ts';

export const linkFile =
  (services: FileServices): Handler<typeof linkStudentFile> =>
  ({ db, actor, params, now }) =>
    linkTo(services, db, actor, params.id, now);
