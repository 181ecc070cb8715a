/** Where the demo's messages to the operator are shown to go. */
const demoAddress = 'contact@engawa.example';

interface Settings {
  CONTACT_EMAIL?: string | undefined;
  SMTP_URL?: string | undefined;
  ENGAWA_DEMO: boolean;
}

/** Who reads what people write to us; nobody where it would go nowhere, and then it is not taken. */
export function contactAddress(settings: Settings): string | undefined {
  const captured = settings.SMTP_URL === undefined && settings.ENGAWA_DEMO;
  if (captured) return settings.CONTACT_EMAIL ?? demoAddress;
  return settings.SMTP_URL && settings.CONTACT_EMAIL;
}
