const key = 'engawa.started';

/** Where the browser forbids storage, the panel's queries run on each visit. */
export function hasStarted(companyId: string): boolean {
  try {
    return localStorage.getItem(key) === companyId;
  } catch {
    return false;
  }
}

export function noteStarted(companyId: string): void {
  try {
    localStorage.setItem(key, companyId);
  } catch {
    // Without storage, asked again on the next visit.
  }
}
