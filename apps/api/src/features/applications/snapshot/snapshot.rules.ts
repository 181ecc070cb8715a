import { readerOf } from '@engawa/contract/contents/outline/read-as';
import { fileId } from '@engawa/contract/files/schemas';
import { profile } from '@engawa/contract/profile/schemas';
import { studentView } from '@engawa/contract/profile/student-view';
import { z } from 'zod';

/** What is frozen with an application. Files and the portrait are kept by their ids. */
const snapshot = z.object({
  studentProfile: studentView.omit({ pictures: true }),
  email: z.string(),
  phone: profile.shape.basic.shape.phone,
  message: z.string().nullable(),
  files: z.array(fileId),
  pictureId: fileId.nullable(),
});
export type Snapshot = z.output<typeof snapshot>;

type Stored = Readonly<Record<string, unknown>>;

/**
 * What a blank cannot fill: the step at place n makes version n + 2 of version n + 1. A snapshot is
 * never written anew, so each step stays for good.
 */
const upgrades: readonly ((stored: Stored) => Stored)[] = [];

export const snapshotVersion = upgrades.length + 1;

const read = readerOf(snapshot);

/** The only way from the database to what was sent: in today's shape, whenever it was sent. */
export function readSnapshot(
  version: number,
  document: unknown,
  steps: readonly ((stored: Stored) => Stored)[] = upgrades,
): Snapshot {
  const later = steps.slice(version - 1);
  return read(later.reduce((stored, upgrade) => upgrade(stored), document as Stored));
}
