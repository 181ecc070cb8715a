/**
 * Validates the 13-digit 法人番号. Its first digit is a checksum of the other twelve: counted from the
 * right, digits at even places weigh two, the others one.
 */
export function isCorporateNumber(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const [check = 0, ...base] = Array.from(text, Number);
  const sum = base
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}
