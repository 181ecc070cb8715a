export interface BatchLimits {
  texts: number;
  /** Bytes of the texts as JSON. A longer text goes alone, up to the largest that is taken. */
  bytes: number;
  largest: number;
}

interface Batch {
  texts: string[];
  /** Where each stands in the list. */
  places: number[];
}

/** Cuts a list into requests that a service takes. A text that fits into none is left out. */
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
