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
import { downloadFile } from './anyone/download-file.ts';
import { showPicture } from './anyone/show-picture.ts';
import { deleteFile as deleteOfCompany } from './company/delete-file.ts';
import { linkFile as linkForCompany } from './company/link-file.ts';
import { uploadFile as uploadForCompany } from './company/upload-file.ts';
import type { FileServices } from './file-services.ts';
import { deleteFile as deleteOfStudent } from './student/delete-file.ts';
import { linkFile as linkForStudent } from './student/link-file.ts';
import { uploadFile as uploadForStudent } from './student/upload-file.ts';

export const fileRoutes = (services: FileServices) => [
  bind(uploadStudentFile, uploadForStudent(services)),
  bind(deleteStudentFile, deleteOfStudent),
  bind(linkStudentFile, linkForStudent(services)),
  bind(uploadCompanyFile, uploadForCompany(services)),
  bind(deleteCompanyFile, deleteOfCompany),
  bind(linkCompanyFile, linkForCompany(services)),
  bind(downloadEndpoint, downloadFile(services)),
  bind(pictureEndpoint, showPicture(services)),
];
