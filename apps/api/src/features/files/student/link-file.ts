import type { linkStudentFile } from '@engawa/contract/files/student';
import type { Handler } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { linkTo } from '../lending/file-link.ts';

export const linkFile =
  (services: FileServices): Handler<typeof linkStudentFile> =>
  ({ db, actor, params, now }) =>
    linkTo(services, db, actor, params.id, now);
