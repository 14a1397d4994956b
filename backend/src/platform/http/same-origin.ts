import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that a request comes from a page of this site; what says nothing does not. A cookie sent along by another site's page must do nothing. */
export function isSameOrigin({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether a page of another site is behind a request. Programs, which say nothing of where they come from, are nobody's page. */
export const isForeign = (headers: IncomingHttpHeaders): boolean => Boolean(headers.origin ?? headers['sec-fetch-site']) && !isSameOrigin(headers);
