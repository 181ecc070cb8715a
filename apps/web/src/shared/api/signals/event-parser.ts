export interface StreamEvent {
  id: string;
  kind: string;
  data: string;
}

/** Parses server-sent events from chunks of text, wherever they are split. */
export function createEventParser(onEvent: (event: StreamEvent) => void) {
  let rest = '';
  let id = '';
  let kind = '';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ id, kind: kind || 'message', data: data.join('\n') });
      kind = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    if (name === 'event') kind = value;
    if (name === 'id' && !value.includes('\0')) id = value;
  }

  return {
    feed(text: string): void {
      rest += text;
      // A trailing carriage return may be the first half of a line break.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) readLine(line);
    },
  };
}
