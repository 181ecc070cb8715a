interface Fault {
  name: string;
  /** The field is empty, as opposed to invalid. */
  empty: boolean;
}

const isError = (node: object): boolean => 'type' in node && 'message' in node;

/** The first field with an error, in the order of the form; ignores errors of the form itself. */
export function firstFault(errors: object, valueAt: (name: string) => unknown): Fault | undefined {
  const name = firstName(errors, '');
  if (name === undefined) return undefined;
  const value = valueAt(name);
  return { name, empty: value === '' || value === null || value === undefined };
}

function firstName(node: object, at: string): string | undefined {
  for (const [key, inner] of Object.entries(node)) {
    if (key === 'root' || typeof inner !== 'object' || inner === null) continue;
    const name = at === '' ? key : `${at}.${key}`;
    const found = isError(inner) ? name : firstName(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
