interface Message {
  type: string;
  message: string;
}
interface Nested {
  [part: string]: Nested | Message;
}

/** Turns `{ 'links.0.url': … }` into react-hook-form's nested form. */
export function nestErrors(fields: Readonly<Record<string, string>>): Nested {
  const nested: Nested = {};
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let at = nested;
    for (const part of parts) {
      at[part] ??= {};
      at = at[part] as Nested;
    }
    at[last] ??= { type: 'schema', message };
  }
  return nested;
}
