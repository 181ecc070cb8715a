import { describe, expect, test } from 'vitest';
import { generalForm } from '../../general/general-values.ts';
import { jobForm } from '../../job-editor/job-values.ts';

const { blank } = generalForm;
const [words, facts] = [generalForm.outline.blank.language, blank.common];
const office = { ...generalForm.outline.added['offices'] };

describe('a content in a form', () => {
  test('turns null into blanks and has both languages', () => {
    const { jp, en, common } = jobForm.valuesOf({
      jp: null,
      en: null,
      common: blank.common as never,
    });
    expect([jp.position, en.feature, common.salaryMin, common.insurances]).toEqual([
      '',
      [],
      '',
      '',
    ]);
  });

  test('pads the lists of both languages to pairs', () => {
    const { jp, en } = generalForm.valuesOf({
      jp: { ...words, offices: [{ ...office, officeName: 'a' }, office] } as never,
      en: { ...words, offices: [{ ...office, officeName: 'b' }] } as never,
      common: facts,
    });
    expect(jp.offices.map(({ officeName }) => officeName)).toEqual(['a', '']);
    expect(en.offices.map(({ officeName }) => officeName)).toEqual(['b', '']);
  });

  test('copies values without a language to both languages, in lists too', () => {
    const values = generalForm.valuesOf(blank);
    values.jp.industry = 6;
    values.jp.companyName = '会社';
    values.jp.offices = [{ ...office, tab: 'overseas', hqFlag: true, officeName: '本社' } as never];
    values.en.offices = [{ ...office, tab: 'domestic', hqFlag: false, officeName: 'HQ' } as never];
    const { jp, en } = generalForm.documentOf(values);
    expect(en).toMatchObject({ industry: 6, companyName: null });
    expect(en?.offices).toMatchObject([{ tab: 'overseas', hqFlag: true, officeName: 'HQ' }]);
    expect(jp?.offices).toMatchObject([{ tab: 'overseas', hqFlag: true, officeName: '本社' }]);
  });

  test('converts to values and back without a change', () => {
    expect(jobForm.documentOf(jobForm.valuesOf(jobForm.blank))).toEqual(jobForm.blank);
  });
});

describe('a draft that the browser stored', () => {
  const kept = {
    base: { jp: { position: 'a', gone: 1 }, common: {} },
    values: {
      jp: {
        position: 'b',
        gone: 'c',
        feature: '',
        otherMessage: [{ title: 'd', gone: 'e' }, null],
      },
      en: 'f',
      common: { insurances: ['health'], fixedOvertime: { hours: 20 }, salaryMin: 'much' },
    },
  };

  test('is completed with the defaults of today’s schema', () => {
    const restored = jobForm.restore(kept);
    const today = jobForm.valuesOf(jobForm.blank);
    const item = { title: '', message: '', otherMessageImages: [] };
    expect(restored?.values).toEqual({
      jp: { ...today.jp, position: 'b', otherMessage: [{ ...item, title: 'd' }, item] },
      en: today.en,
      common: {
        ...today.common,
        insurances: ['health'],
        fixedOvertime: { basePay: '', hours: 20, amount: '', excessPaid: false },
        salaryMin: 'much',
      },
    });
    expect(restored?.base).toEqual({
      ...jobForm.blank,
      jp: { ...jobForm.blank.jp, position: 'a' },
    });
  });

  test('can be edited and sent', () => {
    const restored = jobForm.restore(kept);
    expect(restored && jobForm.documentOf(restored.values)).toMatchObject({
      jp: { position: 'b' },
      common: { insurances: ['health'] },
    });
  });

  test.each([undefined, null, 'text', 3])('is undefined where the stored value is %j', (what) => {
    expect(jobForm.restore(what)).toBeUndefined();
  });
});
