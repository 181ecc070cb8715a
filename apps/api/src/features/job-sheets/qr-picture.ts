import { renderSVG } from 'uqr';

/** Black on white with the quiet zone that scanners need. */
export const qrPicture = (address: string): Buffer =>
  Buffer.from(renderSVG(address, { border: 2, ecc: 'M' }));
