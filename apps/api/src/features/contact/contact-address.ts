/** Recipient shown in the demo's mailbox. */
const demoAddress = 'contact@engawa.example';

interface Settings {
  CONTACT_EMAIL?: string | undefined;
  SMTP_URL?: string | undefined;
  ENGAWA_DEMO: boolean;
}

/** The operator's address; undefined where no mail would arrive, and then messages are refused. */
export function contactAddress(settings: Settings): string | undefined {
  const captured = settings.SMTP_URL === undefined && settings.ENGAWA_DEMO;
  if (captured) return settings.CONTACT_EMAIL ?? demoAddress;
  return settings.SMTP_URL && settings.CONTACT_EMAIL;
}
