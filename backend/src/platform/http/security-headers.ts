import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Nothing that a page needs comes from another host, but pictures of streets where the operator names one; styles are inlined by the component libraries (ADR 26 says what stands in the way of forbidding it). */
const contentSecurity = (scripts: readonly string[], publicUrl: string, tiles: string | null) => [
  "default-src 'self'",
  ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
  ["img-src 'self' data: blob:", ...(tiles === null ? [] : [tiles])].join(' '),
  "style-src 'self' 'unsafe-inline'",
  // Older browsers do not count live connections to the same host as 'self'.
  `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The ones that Helmet recommends. They are the same for every answer, so they stand here ready; Helmet works them out for each request. */
const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/** The scripts that stand in a page itself. */
export const inlineScripts = (page: string): string[] => [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script);

/** How the policy names a script that stands in a page: by its digest. */
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** For a year a browser that was here over TLS does not come without it. Of other hosts of the same domain nothing is said: they may not be ours. */
const TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Puts the headers that keep browsers careful on every answer; of the scripts that stand in pages only those given here run. */
export function addSecurityHeaders(fastify: FastifyInstance, scripts: readonly string[], publicUrl: string, tiles: string | null): void {
  const policy = { 'Content-Security-Policy': contentSecurity(scripts, publicUrl, tiles).join(';') };
  const headers = Object.entries({ ...policy, ...HEADERS, ...(publicUrl.startsWith('https:') ? TRANSPORT : {}) });
  fastify.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
