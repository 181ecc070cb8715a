import { readerOf } from '@engawa/contract/contents/outline/read-as';
import { fileId } from '@engawa/contract/files/schemas';
import { profile } from '@engawa/contract/profile/schemas';
import { studentView } from '@engawa/contract/profile/student-view';
import { z } from 'zod';

/** Contents of a snapshot; files and the portrait by their ids. */
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
 * Changes that a default value cannot express: the step at index n turns version n + 1 into n + 2.
 * Stored snapshots are never rewritten, so no step is ever removed.
 */
const upgrades: readonly ((stored: Stored) => Stored)[] = [];

export const snapshotVersion = upgrades.length + 1;

const read = readerOf(snapshot);

/** The only reader of stored snapshots: returns today's shape, whatever version was stored. */
export function readSnapshot(
  version: number,
  document: unknown,
  steps: readonly ((stored: Stored) => Stored)[] = upgrades,
): Snapshot {
  const later = steps.slice(version - 1);
  return read(later.reduce((stored, upgrade) => upgrade(stored), document as Stored));
}
