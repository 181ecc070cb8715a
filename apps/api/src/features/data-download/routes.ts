/**
 * Feature data-download. A person's archive of their own data, put together from each feature's
 * `personal-data.ts`. Decision 018.
 */

import { downloadData as downloadEndpoint } from '@engawa/contract/data-download/anyone';
import { linkDataDownload } from '@engawa/contract/data-download/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { type DownloadServices, downloadData } from './anyone/download-data.ts';
import { linkDownload } from './student/link-download.ts';

export const dataDownloadRoutes = (services: DownloadServices) => [
  bind(linkDataDownload, linkDownload(services)),
  bind(downloadEndpoint, downloadData(services)),
];
