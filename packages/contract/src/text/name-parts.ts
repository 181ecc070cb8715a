/** Labels and examples of the two parts of a name, the same at sign-up and in the profile. */
export const nameParts = {
  family: {
    label: { ja: '姓（ミドルネームを含む）', en: 'Last and middle name' },
    example: { ja: '例：Nguyen Thi', en: 'For example: Nguyen Thi' },
  },
  given: {
    label: { ja: '名', en: 'First name' },
    example: { ja: '例：Linh', en: 'For example: Linh' },
  },
} as const;
