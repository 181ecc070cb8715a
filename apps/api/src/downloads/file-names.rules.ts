interface Named {
  name: string;
  /** Pictures are re-encoded, so their extension is ours. */
  pictures: readonly unknown[];
}

/** Replaces characters that some file system refuses; the upload has removed folders already. */
const clean = (name: string): string => name.replace(/[<>:"/\\|?*]/g, '_');

const withoutEnding = (name: string): string => name.replace(/\.\w{1,8}$/, '');

function numbered(name: string, number: number): string {
  const stem = withoutEnding(name);
  return `${stem} (${number})${name.slice(stem.length)}`;
}

/** A name for each file, unique even on file systems that ignore case. */
export function uniqueNames(files: readonly Named[]): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const given = clean(file.name);
    const name = file.pictures.length > 0 ? `${withoutEnding(given)}.webp` : given;
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = numbered(name, number);
    taken.add(free.toLowerCase());
    return free;
  });
}
