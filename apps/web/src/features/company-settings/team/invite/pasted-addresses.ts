/** `Name <address>`, as mail programs copy it. */
const inBrackets = /<([^<>\s]+)>/;

/**
 * The addresses of a pasted text. Beside an address stands perhaps a name, which goes; a piece
 * without an address stays as it is, so that it is seen to be wrong rather than lost.
 */
export function pastedAddresses(text: string): string[] {
  const pieces = text.split(/[,;、，；\r\n]+/).map((piece) => piece.trim());
  return pieces.filter(Boolean).flatMap(addressesIn);
}

function addressesIn(piece: string): string[] {
  const bracketed = inBrackets.exec(piece)?.[1];
  if (bracketed) return [bracketed];
  const addresses = piece.split(/\s+/).filter((part) => part.includes('@'));
  return addresses.length > 0 ? addresses : [piece];
}
