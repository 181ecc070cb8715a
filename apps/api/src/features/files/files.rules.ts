const maxNameLength = 150;

/** What a person called the file, without folders, control characters or tricks of direction. */
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
