import { renderSVG } from 'uqr';

/** Black on white, with the margin that cameras need. */
export const qrPicture = (address: string): Buffer =>
  Buffer.from(renderSVG(address, { border: 2, ecc: 'M' }));
