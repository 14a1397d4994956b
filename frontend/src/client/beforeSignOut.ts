const asked = new Set<() => Promise<void>>();

/** Has something done while the session still stands, as what is held under it is given back; what fails keeps nobody from signing out. */
export const beforeSignOut = (what: () => Promise<void>): void => void asked.add(what);

export async function doBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...asked].map((what) => what()));
}
