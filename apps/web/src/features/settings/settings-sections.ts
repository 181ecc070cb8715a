/** Values of `{ed}` in /talent/settings/{ed}, in list order. */
export const settingsSections = [
  'notices',
  'status',
  'blocked',
  'language',
  'contact',
  'data',
  'delete',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const isSettingsPart = (text: string): text is SettingsSection =>
  settingsSections.some((part) => part === text);
