import type { linkCompanyFile } from '@engawa/contract/files/company';
import type { Handler } from '../../../handler.ts';
import type { FileServices } from '../file-services.ts';
import { linkTo } from '../lending/file-link.ts';

export const linkFile =
  (services: FileServices): Handler<typeof linkCompanyFile> =>
  ({ db, actor, params, now }) =>
    linkTo(services, db, actor, params.id, now);
