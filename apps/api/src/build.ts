import packageJson from '../package.json' with { type: 'json' };

export const buildOf = ({ ENGAWA_BUILD }: { ENGAWA_BUILD?: string | undefined }): string =>
  ENGAWA_BUILD ?? packageJson.version;
