export interface BatchLimits {
  texts: number;
  /** Bytes of the texts as JSON. A longer text is sent alone, up to the service's limit. */
  bytes: number;
  largest: number;
}

interface Batch {
  texts: string[];
  places: number[];
}

/** Splits a list into requests. A text above the service's limit is left out. */
export function batchesOf(texts: readonly string[], limits: BatchLimits): Batch[] {
  const batches: Batch[] = [];
  let open: Batch = { texts: [], places: [] };
  let bytes = 0;
  for (const [place, text] of texts.entries()) {
    const size = Buffer.byteLength(JSON.stringify(text)) + 1;
    if (size > limits.largest) continue;
    if (
      open.texts.length === 0 ||
      open.texts.length >= limits.texts ||
      bytes + size > limits.bytes
    ) {
      open = { texts: [], places: [] };
      bytes = 0;
      batches.push(open);
    }
    open.texts.push(text);
    open.places.push(place);
    bytes += size;
  }
  return batches;
}
