import { expect, test } from 'vitest';
import { demoCompanies } from '../companies.ts';
import { companyPictures } from './company-pictures.ts';
import { pictureFiles } from './picture-files.ts';
import { portrait } from './picture-names.ts';

test('has every picture that the demo names, and no other', () => {
  const asked = [2027, 2028].flatMap((spring) =>
    demoCompanies.flatMap((company) => companyPictures(company, spring)),
  );
  const names = new Set([portrait, ...asked]);
  expect([...pictureFiles().keys()].toSorted()).toEqual([...names].toSorted());
});

test('has each in the widths that pages need', () => {
  for (const [name, files] of pictureFiles()) {
    const widths = files.map(({ width }) => width);
    if (name === portrait) expect(widths).toEqual([96, 320, 640]);
    else if (/^(logo|face)-/.test(name)) expect(widths, name).toEqual([320]);
    else expect(widths, name).toEqual([480, name.startsWith('cover-') ? 1280 : 960]);
  }
});
