/**
 * Feature files. Uploads: announced first, scanned, converted, stored in a folder or bucket, and
 * swept when unused. Decisions 006 and 032.
 */

import {
  downloadFile as downloadEndpoint,
  showPicture as pictureEndpoint,
} from '@engawa/contract/files/anyone';
import {
  deleteCompanyFile,
  linkCompanyFile,
  uploadCompanyFile,
} from '@engawa/contract/files/company';
import {
  deleteStudentFile,
  linkStudentFile,
  uploadStudentFile,
} from '@engawa/contract/files/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { lockStudent } from '../../people/lock-student.repo.ts';
import { downloadFile } from './anyone/download-file.ts';
import { showPicture } from './anyone/show-picture.ts';
import { linkFile as linkForCompany } from './company/link-file.ts';
import { uploadFile as uploadForCompany } from './company/upload-file.ts';
import type { FileServices } from './file-services.ts';
import { linkFile as linkForStudent } from './student/link-file.ts';
import { uploadFile as uploadForStudent } from './student/upload-file.ts';
import { discardFile } from './sweep/discard-file.ts';

export const fileRoutes = (services: FileServices) => [
  bind(uploadStudentFile, uploadForStudent(services)),
  bind(deleteStudentFile, async (call) => {
    await lockStudent(call.tx, call.actor.accountId);
    await discardFile(call, call.body.id);
    call.concerns(call.body.id);
    return {};
  }),
  bind(linkStudentFile, linkForStudent(services)),
  bind(uploadCompanyFile, uploadForCompany(services)),
  bind(deleteCompanyFile, async (call) => {
    await discardFile(call, call.body.id);
    call.concerns(call.body.id);
    return {};
  }),
  bind(linkCompanyFile, linkForCompany(services)),
  bind(downloadEndpoint, downloadFile(services)),
  bind(pictureEndpoint, showPicture(services)),
];
