const maxNameLength = 150;

/** The uploader's file name without folders, control characters and text-direction marks. */
export function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'file';
  if (Array.from(clean).length <= maxNameLength) return clean;
  const extension = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  return (
    Array.from(clean)
      .slice(0, maxNameLength - extension.length)
      .join('') + extension
  );
}

const spellings: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg'], txt: ['txt', 'text'] };

/** The extension follows the examined content, so that a program it selects was examined for. */
export function nameFor(name: string, extension: string): string {
  const named = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (spellings[extension] ?? [extension]).includes(named) ? name : `${name}.${extension}`;
}

interface Scanned {
  scanned_at: Date | null;
  infected: boolean;
  pictures: readonly unknown[];
}

/** Pictures are always clean: they are re-encoded, so only pixels remain of the upload. */
export function scanState(file: Scanned, scanning: boolean): 'clean' | 'waiting' | 'infected' {
  if (file.infected) return 'infected';
  const asked = file.scanned_at !== null || file.pictures.length > 0;
  return asked || !scanning ? 'clean' : 'waiting';
}
