/** What a form for a post never sends, and what others send to its calls. */

/** Texts in which nothing is to be seen, or which reach into the words around them. */
export const UNSEEN: Readonly<Record<string, string>> = {
  turned: '\u202ekeser',
  isolated: '\u2066a',
  joined: 'a\u200db',
  spaced: 'a\u200bb',
  tower: `a${'\u0301'.repeat(40)}`,
  controls: '\u0001\u0002',
  noncharacter: '\u{e0001}',
};

/** Of posts that stood elsewhere first: each is read otherwise by another program, or is nobody's on the web. */
export const NO_ADDRESSES: Readonly<Record<string, string>> = {
  script: 'javascript:alert(1)',
  plain: 'http://ornek.dev/a',
  quote: 'https://ornek.dev/"><script>alert(1)</script>',
  markup: 'https://<b>.dev/',
  encodedHost: 'https://a%2fb.dev/',
  backslash: 'https://ornek.dev\\@kotu.dev/',
  name: 'https://ad:parola@ornek.dev/',
  port: 'https://ornek.dev:8443/',
  machine: 'https://127.0.0.1/a',
  number: 'https://1.2.3/a',
  six: 'https://[::1]/a',
  local: 'https://localhost/a',
  emptyPart: 'https://a..dev/',
  dashes: 'https://-.-/',
  semicolon: 'https://ornek.dev;x/',
  apostrophe: "https://o'rnek.dev/",
  turned: 'https://ornek.dev/\u202egpj',
  unseen: 'https://ornek.dev/a\u200b',
  lines: 'https://ornek.dev/a\nb',
  longPart: `https://${'a'.repeat(64)}.dev/`,
};
export const ADDRESSES: readonly string[] = [
  'https://ornek.dev',
  'https://ornek.dev/a?b=c&d=%20#e',
  'https://çay.com.tr/şiir/ığdır',
  'https://xn--bcher-kva.example/',
  'https://a-b.c1.dev/(a)/@b',
];

/** What an engine may read as a time, each in its own way; days that there are not among it. */
export const NO_MOMENTS: readonly string[] = [
  'yarın',
  '1e13',
  '9999999999999',
  '2027-03-28',
  '2027-03-28T02:30:00',
  '2026-11-30 10:00',
  'Mon, 30 Nov 2026 10:00:00 GMT',
  '2026-13-01T00:00:00Z',
  '2026-11-31T10:00:00Z',
  '2027-02-29T10:00:00Z',
  '2026-11-30T24:30:00Z',
  '2026-11-30T10:00:00+99:00',
  '+020267-01-01T00:00:00Z',
];
export const MOMENTS: readonly string[] = ['2027-03-28T03:30:00+03:00', '2027-03-28T02:30Z', '2026-11-30T10:00:00.1234567Z'];

/** Of fields that may be left out: each has a type, and null is none. */
export const NO_VALUES: readonly unknown[] = [null, 5, true, [], {}, [null], [['a']]];
