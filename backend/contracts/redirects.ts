/** The one rule about where a `redirect=` may lead, for both sides. */
export const REDIRECT_LIMIT = 2_000;
/** Stands for this site, whatever its address is. */
const HERE = 'http://own.invalid';
/** Browsers read a backslash as a slash and drop control characters, so either could turn a path into another host. */
const TREACHEROUS = /[\\\p{C}]/u;

/** The address to go back to after signing in: a path of this site that is a page; undefined for anything else. */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/') || wanted.length > REDIRECT_LIMIT || TREACHEROUS.test(wanted) || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname } = new URL(wanted, HERE);
  // A path that begins with two slashes names a host as soon as it is used as an address of its own.
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return /^\/(auth|api)\//i.test(pathname) ? undefined : wanted;
}
