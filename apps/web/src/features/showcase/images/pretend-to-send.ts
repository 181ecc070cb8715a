import type { uploadFile } from '../../../shared/api/sending/upload-file.ts';

const tickMs = 200;

export const pretendToSend: typeof uploadFile = (file, _purpose, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += 10;
      onProgress(percent);
      if (percent < 100) return;
      clearInterval(timer);
      const { name, type, size } = file;
      const pictures = [{ width: 1280, url: URL.createObjectURL(file), avifUrl: null }];
      resolve({ id: crypto.randomUUID(), name, mediaType: type, bytes: size, pictures });
    }, tickMs);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      reject(signal.reason);
    });
  });
