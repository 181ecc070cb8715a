/** A byte pattern, with an optional test of the bytes that follow it. */
export interface Mark {
  bytes: Buffer;
  /** How far `tells` looks, counted from the first byte. */
  span?: number;
  tells?(window: Buffer, at: number): boolean;
}

export const textMark = (text: string, encoding: BufferEncoding): Mark => ({
  bytes: Buffer.from(text, encoding),
});

const spanOf = ({ bytes, span = 0 }: Mark): number => Math.max(bytes.length, span);

/** Whether one of the patterns occurs in a stream, also across chunk borders. */
export async function holdsAny(
  chunks: AsyncIterable<Buffer>,
  marks: readonly Mark[],
): Promise<boolean> {
  const overlap = Math.max(...marks.map(spanOf));
  let tail = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const window = Buffer.concat([tail, chunk]);
    if (marks.some((mark) => isIn(window, mark))) return true;
    tail = window.subarray(-overlap);
  }
  return false;
}

function isIn(window: Buffer, mark: Mark): boolean {
  const { bytes, tells } = mark;
  for (let at = window.indexOf(bytes); at !== -1; at = window.indexOf(bytes, at + 1)) {
    if (!tells) return true;
    // Incomplete at the end of the window: checked again with the next chunk.
    if (at + spanOf(mark) <= window.length && tells(window, at)) return true;
  }
  return false;
}
