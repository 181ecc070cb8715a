const key = 'engawa.started';

/** A browser that forbids storage asks again with each visit. */
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
    // It is asked again next time.
  }
}
