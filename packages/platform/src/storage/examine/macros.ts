import { type Mark, textMark } from './marks.ts';

/** Every Visual Basic project has a stream of this name, in old documents and inside new ones. */
const project = textMark('_VBA_PROJECT', 'utf16le');

/** PowerPoint compresses its project; a VBAInfoAtom says whether there is one. */
const presentation: Mark = {
  bytes: Buffer.from('1f00ff0314000000020000040c000000', 'hex'),
  span: 24,
  tells: (window, at) => window.readUInt32LE(at + 20) === 1,
};

/** A BoundSheet8 record of a macro sheet, Excel's format before Visual Basic. */
const macroSheet: Mark = {
  bytes: Buffer.from('8500', 'hex'),
  span: 12,
  tells: (window, at) => {
    const [length, state, kind] = [window.readUInt16LE(at + 2), window[at + 8], window[at + 9]];
    const [letters = 0, wide = 0] = [window[at + 10], window[at + 11]];
    if (kind !== 1 || (state ?? 3) > 2 || wide > 1 || letters === 0) return false;
    return length === 8 + letters * (1 + wide);
  },
};

export const macroMarks: Record<'doc' | 'xls' | 'ppt', readonly Mark[]> = {
  doc: [project],
  xls: [project, macroSheet],
  ppt: [project, presentation],
};

export const macroMarksInParts: readonly Mark[] = [project];

/** The list of parts names parts with macros, whatever their file names. */
export const contentTypes = '[Content_Types].xml';
export const macroMarksInContentTypes: readonly Mark[] = [
  'macroEnabled',
  'vbaProject',
  'macrosheet',
].map((name) => textMark(name, 'latin1'));

export const isMacroDocument = (name: string): boolean =>
  /(?:^|\.)(do[ct]m|xl[st]m|xlam|xlsb|p[po]tm|pp[as]m|sldm)$/i.test(name);
