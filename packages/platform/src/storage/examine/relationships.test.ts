import { expect, test } from 'vitest';
import { loadsFromElsewhere } from './relationships.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const list = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="x">${items.join('')}</Relationships>`;
const item = (type: string, mode?: string) =>
  `<Relationship Id="rId1" Type="${office}/${type}" Target="http://elsewhere.example/a"${mode ? ` TargetMode="${mode}"` : ''}/>`;

test.each([
  ['parts inside', list(item('styles'), item('image', 'Internal'))],
  ['a link to click', list(item('hyperlink', 'External'))],
  ['nothing', list()],
])('%s: nothing is loaded', (_name, text) => {
  expect(loadsFromElsewhere(Buffer.from(text))).toBe(false);
});

test.each([
  ['a template', list(item('attachedTemplate', 'External'))],
  ['an object', list(item('oleObject', 'External'))],
  ['a frame after a link', list(item('hyperlink', 'External'), item('frame', 'External'))],
  ['a picture', list(item('image', 'External'))],
  ['another workbook', list(item('externalLinkPath', 'External'))],
  ['a type that only begins like a link', list(item('hyperlink/../frame', 'External'))],
  ['single quotes', list(item('frame', 'External').replaceAll('"', "'"))],
  ['a prefix', list(item('frame', 'External')).replaceAll('<Rel', '<r:Rel')],
  ['a mode written with entities', list(item('frame', '&#69;xternal'))],
  ['an entity declared', `<!DOCTYPE a [<!ENTITY e "x">]>${list()}`],
  ['something that is no list', 'hello'],
])('%s: counts as loading', (_name, text) => {
  expect(loadsFromElsewhere(Buffer.from(text))).toBe(true);
});

test('reads a list in UTF-16', () => {
  const text = `\ufeff${list(item('frame', 'External'))}`;
  const little = Buffer.from(text, 'utf16le');
  expect(loadsFromElsewhere(little)).toBe(true);
  expect(loadsFromElsewhere(Buffer.from(little).swap16())).toBe(true);
  expect(loadsFromElsewhere(Buffer.from(`\ufeff${list()}`, 'utf16le'))).toBe(false);
});
