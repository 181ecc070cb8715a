import { Readable } from 'node:stream';
import type { FileAnswer } from '@engawa/platform/http/streams/file-answer';

export function calendarFile(text: string, name: string): FileAnswer {
  const bytes = Buffer.from(text);
  return {
    stream: Readable.from([bytes]),
    bytes: bytes.length,
    mediaType: 'text/calendar; charset=utf-8',
    attachment: name,
  };
}
