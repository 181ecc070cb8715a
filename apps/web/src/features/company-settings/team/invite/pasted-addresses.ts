/** `Name <address>`, as mail programs copy it. */
const inBrackets = /<([^<>\s]+)>/;

/**
 * Splits a pasted text into addresses and drops names beside them. A piece without an address
 * stays, so that the user sees and corrects it.
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
