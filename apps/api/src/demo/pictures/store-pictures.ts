import type { DemoCompany } from '@engawa/demo/companies';
import { companyPictures } from '@engawa/demo/pictures/company-pictures';
import { type PictureFile, pictureFiles } from '@engawa/demo/pictures/picture-files';
import type { PictureName } from '@engawa/demo/pictures/picture-names';
import { nextSpring } from '@engawa/demo/profiles/school-year';
import type { FileServices } from '../../features/files/file-services.ts';
import { newKey, type ReceivedFile } from '../../features/files/upload/receive-file.ts';
import { putObjects } from '../../features/files/upload/store-file.ts';

/** A picture whose bytes are stored; without a row the sweep deletes them. */
export type StoredPicture = Pick<ReceivedFile, 'bytes' | 'objects'>;

export type CompanyPictures = ReadonlyMap<PictureName, StoredPicture>;

/** Stores the pictures of these companies; slow, hence outside any transaction. */
export async function storePictures(
  files: FileServices,
  companies: readonly DemoCompany[],
  now: Date,
): Promise<Map<string, CompanyPictures>> {
  const known = pictureFiles();
  const stored = new Map(
    companies.map((company) => [
      company.domain,
      new Map(
        companyPictures(company, nextSpring(now)).map((name) => [name, asObjects(known.get(name))]),
      ),
    ]),
  );
  const objects = [...stored.values()].flatMap((own) =>
    [...own.values()].flatMap((picture) => picture.objects),
  );
  if (objects.length > 0) await putObjects(files, { objects }, now);
  return stored;
}

/** Separate objects for each company: one may delete a picture that another still shows. */
export function asObjects(files: readonly PictureFile[] = []): StoredPicture {
  const objects = files.map((file) => ({ ...file, mediaType: 'image/webp', key: newKey() }));
  return { objects, bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0) };
}
