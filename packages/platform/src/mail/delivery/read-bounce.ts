/** The status of a permanent failure, such as 5.1.1; undefined for any other message. */
export function readBounce(message: string): string | undefined {
  const fields = statusFields(message);
  const failed = fields.some(([name, value]) => name === 'action' && /^failed\b/i.test(value));
  if (!failed) return undefined;
  return fields
    .filter(([name]) => name === 'status')
    .map(([, value]) => /^5\.\d{1,3}\.\d{1,3}/.exec(value)?.[0])
    .find((status) => status !== undefined);
}

/** The first message/delivery-status part (RFC 3464), in one pass, so hostile input stays cheap. */
function statusFields(message: string): [name: string, value: string][] {
  const lines = message.split(/\r?\n/);
  if (!isReport(lines)) return [];
  const start = lines.findIndex((line) =>
    /^content-type:\s*message\/delivery-status\b/i.test(line),
  );
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('--'));
  const part = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  return part.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0
      ? [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as [string, string]]
      : [];
  });
}

/** The message itself is a report, not an answer that quotes one. */
function isReport(lines: readonly string[]): boolean {
  const end = lines.indexOf('');
  const header = lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\n[ \t]/g, ' ');
  return /^content-type: *multipart\/report\b.*report-type="?delivery-status\b/im.test(header);
}
