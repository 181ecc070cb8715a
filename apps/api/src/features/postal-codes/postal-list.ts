import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { JigyosyoAddress, KenAllAddress } from 'yubin';

export type ListedPlace =
  | Pick<
      KenAllAddress,
      | 'source'
      | 'prefecture'
      | 'prefectureKana'
      | 'city'
      | 'cityKana'
      | 'town'
      | 'townKana'
      | 'multiTown'
    >
  | Pick<JigyosyoAddress, 'source' | 'prefecture' | 'city' | 'town'>;

interface Part {
  at: number;
  length: number;
}

const inflate = promisify(inflateRaw);
const packageFile = createRequire(import.meta.url).resolve('yubin');

/**
 * Japan Post's list from the file of the package `yubin`, which has one compressed text per first
 * three digits. The package caches everything it unpacks, up to 90 MB; this class caches only the
 * offsets and unpacks one text per lookup.
 */
export class PostalList {
  readonly #file: string;
  #parts: Promise<ReadonlyMap<string, Part>> | undefined;

  constructor(file = packageFile) {
    this.#file = file;
  }

  async find(code: string): Promise<ListedPlace | null> {
    this.#parts ??= findParts(this.#file).catch((error: unknown) => {
      this.#parts = undefined;
      throw error;
    });
    const part = (await this.#parts).get(code.slice(0, 3));
    if (!part) return null;
    const lines = await unpack(this.#file, part);
    // The first character is the kind of place, then comes the code.
    const line = lines.find((one) => one.startsWith(`,${code},`, 1));
    return line === undefined ? null : placeOf(line.split(','));
  }
}

async function findParts(file: string): Promise<Map<string, Part>> {
  // One character per byte, so that offsets in the text are offsets in the file.
  const text = await readFile(file, 'latin1');
  const parts = new Map<string, Part>();
  for (const { 0: whole, 1: digits = '', index } of text.matchAll(/"(\d{3})": "[\w+/=]+"/g)) {
    const begin = '"000": "'.length;
    parts.set(digits, { at: index + begin, length: whole.length - begin - 1 });
  }
  if (parts.size === 0) throw new Error('the package yubin has another layout than expected');
  return parts;
}

async function unpack(file: string, { at, length }: Part): Promise<string[]> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read({ buffer: Buffer.alloc(length), position: at });
    const packed = Buffer.from(buffer.toString('latin1'), 'base64');
    return (await inflate(packed)).toString().split('\n');
  } finally {
    await opened.close();
  }
}

/** Kind `k`: towns; `j`: offices with a code of their own. */
function placeOf(columns: readonly string[]): ListedPlace {
  const [kind, , , , prefecture = '', ...rest] = columns;
  if (kind === 'j') {
    const [city = '', town = ''] = rest;
    return { source: 'jigyosyo', prefecture, city, town };
  }
  const [prefectureKana = '', city = '', cityKana = '', town = '', townKana = ''] = rest;
  const multiTown = columns[13] === '1';
  return {
    source: 'ken_all',
    prefecture,
    prefectureKana,
    city,
    cityKana,
    town,
    townKana,
    multiTown,
  };
}
