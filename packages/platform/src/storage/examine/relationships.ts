/**
 * Whether the relationships of an Office document (a `.rels` part) load external content when the
 * document is opened: a template, an object, a frame, a picture. Hyperlinks are allowed, since they
 * need a click. An unreadable list counts as external.
 */
export function loadsFromElsewhere(part: Buffer): boolean {
  const text = decoded(part);
  if (!text.includes('Relationships') || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return true;
  return [...text.matchAll(/<(?:[\w.-]+:)?Relationship\s([^<]*)>/g)].some(([, attributes = '']) => {
    const values = new Map(
      [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name, double, single]) => [name, double ?? single ?? ''] as const,
      ),
    );
    const isInside = (values.get('TargetMode') ?? 'Internal') === 'Internal';
    return !isInside && !values.get('Type')?.endsWith('/relationships/hyperlink');
  });
}

function decoded(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return part.toString('utf16le');
  if (first === 0xfe && second === 0xff) {
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString('utf16le');
  }
  return part.toString('utf8');
}
