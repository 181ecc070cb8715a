import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { type UploadPurposeName, uploadPurposes } from '@engawa/contract/files/purposes';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { type StoredFile, uploadFile } from '../api/sending/upload-file.ts';
import { randomId } from '../ids/random-id.ts';
import { refusalOf, refusedBefore } from './refused-before.ts';

export interface Upload {
  id: string;
  name: string;
  size: number;
  progress: number;
  error?: string;
  file: File;
}

/** Running uploads with progress; finished files are passed on and leave the list. */
export function useUploads(
  purpose: UploadPurposeName,
  onArrived: (file: StoredFile) => void,
  to?: AnyEndpoint,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const forget = (id: string) => {
    running.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  async function start(upload: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    try {
      const stored = await uploadFile(upload.file, purpose, {
        signal: controller.signal,
        to,
        onProgress: (progress) => change(upload.id, { progress }),
      });
      forget(upload.id);
      onArrived(stored);
    } catch (failure) {
      if (controller.signal.aborted) return;
      const words =
        failure instanceof ApiFailure ? failure.message : refusalOf('upload_interrupted');
      change(upload.id, { error: words });
    }
  }

  return {
    uploads,
    busy: uploads.some(({ error }) => error === undefined),
    add(files: readonly File[]): void {
      for (const file of files) {
        const { name, size } = file;
        const upload = { id: randomId(), name, size, progress: 0, file };
        // Checked before uploading; the server would refuse after receiving every byte.
        const error = refusedBefore(file, purpose);
        setUploads((all) => [...all, error ? { ...upload, error } : upload]);
        if (!error) void start(upload);
      }
    },
    remove(id: string): void {
      running.current.get(id)?.abort();
      forget(id);
    },
    retry(id: string): void {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      const { error: _, ...again } = upload;
      setUploads((all) => all.map((one) => (one.id === id ? { ...again, progress: 0 } : one)));
      void start(again);
    },
  };
}

export const acceptOf = (purpose: UploadPurposeName): string =>
  uploadPurposes[purpose].formats.map((format) => `.${format}`).join(',');
