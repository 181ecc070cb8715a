import { useEffect, useRef, useState } from 'react';

export interface PretendUpload {
  id: string;
  name: string;
  size: number;
  progress?: number | undefined;
  error?: string | undefined;
}

const tickMs = 200;

/** Simulates uploads of two seconds without a server. */
export function usePretendUpload(initial: readonly PretendUpload[]) {
  const [uploads, setUploads] = useState(initial);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  function start(): void {
    clearInterval(timer.current);
    timer.current = setInterval(() => setUploads((all) => all.map(further)), tickMs);
  }

  return {
    uploads,
    add(files: File[]): void {
      const added = files.map(({ name, size }) => ({
        id: crypto.randomUUID(),
        name,
        size,
        progress: 0,
      }));
      setUploads((all) => [...all, ...added]);
      start();
    },
    remove: (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    retry(id: string): void {
      setUploads((all) =>
        all.map((upload) =>
          upload.id === id ? { ...upload, error: undefined, progress: 0 } : upload,
        ),
      );
      start();
    },
  };
}

function further(upload: PretendUpload): PretendUpload {
  if (upload.progress === undefined) return upload;
  const progress = upload.progress + 10;
  return { ...upload, progress: progress > 100 ? undefined : progress };
}
