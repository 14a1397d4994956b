import { headerOf } from './request-headers.js';

type Request = Parameters<typeof headerOf>[0];

/** Whether a browser says that a request comes from a page of this site; what says nothing does not. A cookie sent along by another site's page must do nothing. */
export function isSameOrigin(request: Request): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  const origin = headerOf(request, 'origin');
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return false;
  try {
    return new URL(origin).host === headerOf(request, 'host');
  } catch {
    return false;
  }
}

/** Whether a page of another site is behind a request. Programs, which say nothing of where they come from, are nobody's page. */
export const isForeign = (request: Request): boolean => Boolean(headerOf(request, 'origin') ?? headerOf(request, 'sec-fetch-site')) && !isSameOrigin(request);
