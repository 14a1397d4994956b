/** Whatever the bytes are, as a page they can do nothing. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

interface Sent {
  readonly name: string;
  /** MIME type, as it was found out when the file was kept. */
  readonly type: string;
  /** Whether a browser may show it in place; everything else is for downloading. */
  readonly isShown: boolean;
}

/** Headers of an answer that is a file. */
export const fileHeaders = ({ name, type, isShown }: Sent) => ({
  'Content-Type': type,
  'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; ${namedAs(name)}`,
  'Content-Security-Policy': NOTHING_RUNS,
  'X-Content-Type-Options': 'nosniff',
});

/** A name of whatever letters, as RFC 5987 has it, with one in plain letters before it for those who do not read that. */
function namedAs(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  if (plain === name) return `filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
