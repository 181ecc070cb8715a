/** Values of `{ed}` in /talent/settings/{ed}, in list order. */
export const settingsParts = [
  'notices',
  'status',
  'blocked',
  'language',
  'contact',
  'data',
  'delete',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

export const isSettingsPart = (text: string): text is SettingsPart =>
  settingsParts.some((part) => part === text);
