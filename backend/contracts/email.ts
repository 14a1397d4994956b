/** E-mail addresses as both sides judge them: what is one, and what was probably meant. */
export const EMAIL_LIMITS = { whole: 254, local: 64, domain: { min: 3, max: 253 }, label: 63, extension: 2 } as const;

export type EmailFlaw = 'missing' | 'malformed';

/** What is wrong with an address; null when it may be used. Blanks around it do not count. */
export function emailFlaw(email: string): EmailFlaw | null {
  const trimmed = email.trim();
  if (!trimmed) return 'missing';
  const [local, domain, ...more] = trimmed.split('@');
  if (!local || !domain || more.length > 0 || trimmed.length > EMAIL_LIMITS.whole) return 'malformed';
  if (UNFIT.test(trimmed) || trimmed.includes('..')) return 'malformed';
  return isLocal(local) && isDomain(domain) ? null : 'malformed';
}

/** Addresses that differ only in case are one address; those that differ in more are of two people. */
export const foldEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The address that was probably meant: a slip in the name of a known provider or in a common extension put right. Null when nothing seems wrong. */
export function emailSuggestion(email: string): string | null {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1).toLowerCase();
  if (at < 1 || !domain || domain.length > EMAIL_LIMITS.domain.max) return null;
  const extended = extensionMeant(domain) ?? domain;
  const meant = providerMeant(extended) ?? extended;
  return meant === domain ? null : `${trimmed.slice(0, at)}@${meant}`;
}

/** Blanks, control characters, and what separates addresses or has to be quoted: a mail program would read one address as several. */
const UNFIT = /[\s"(),:;<>[\]\\\p{C}]/u;

const isLocal = (local: string): boolean => local.length <= EMAIL_LIMITS.local && !local.startsWith('.') && !local.endsWith('.');

function isDomain(domain: string): boolean {
  if (domain.length < EMAIL_LIMITS.domain.min || domain.length > EMAIL_LIMITS.domain.max) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && isExtension(labels.at(-1) ?? '');
}

const isLabel = (label: string): boolean => label.length <= EMAIL_LIMITS.label && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(label);

/** Letters only. Of the short ones, which slips produce so easily (.cmo, .con), only those that exist. */
function isExtension(extension: string): boolean {
  if (!/^[a-z]+$/i.test(extension) || extension.length < EMAIL_LIMITS.extension) return false;
  return extension.length > LONGEST_SHORT || SHORT_EXTENSIONS.has(extension.toLowerCase());
}

const LONGEST_SHORT = 3;
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const SHORT_EXTENSIONS: ReadonlySet<string> = new Set(
  words(`
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr
    cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht
    hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo
    mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd
    se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws
    ye yt za zm zw
    com net org edu gov mil int biz pro tel cat xxx app dev xyz top vip win art bar bet bid bio cab cam car ceo cfd dad day dog eat eco esq eus fan
    fit fly foo frl fun fyi gal gay gle gmo goo hot how icu ifm inc ing ink ist itv jot joy kim krd law llc lol ltd man map med meh men mls moe moi
    mom mov nba new nfl nhk nyc obi one ong onl ooo ovh pet phd pid pin pub red rio rip run sas sbs ses sew sex ski soy spa srl srt tax tui ubs
    uno uol vet vin wed wow wtf yun zip
  `),
);

/** Providers whose names are mistyped most here. */
const PROVIDERS = words(`
  gmail.com googlemail.com hotmail.com hotmail.com.tr outlook.com outlook.com.tr yahoo.com yahoo.com.tr icloud.com yandex.com yandex.com.tr mynet.com
  windowslive.com protonmail.com proton.me superonline.com
`);
/** Real ones that look like slips of others. */
const LOOKALIKES: ReadonlySet<string> = new Set(
  words('mail.com email.com ymail.com rocketmail.com fmail.com hmail.com jmail.com gmx.com aol.com live.com msn.com me.com'),
);

const TYPED_INSTEAD: Readonly<Record<string, string>> = {
  'gmail.com.tr': 'gmail.com',
  'gmail.tr': 'gmail.com',
  'gmail.net': 'gmail.com',
  'gmail.org': 'gmail.com',
  'hotmail.tr': 'hotmail.com',
  'icloud.com.tr': 'icloud.com',
};

/** A slip in a longer name may be two letters off, in a shorter one that would be another name. */
const LONG_NAME = 11;

function providerMeant(domain: string): string | null {
  if (PROVIDERS.includes(domain) || LOOKALIKES.has(domain)) return null;
  const whole = PROVIDERS.find((provider) => provider.split('.')[0] === domain);
  const known = (Object.hasOwn(TYPED_INSTEAD, domain) ? TYPED_INSTEAD[domain] : undefined) ?? whole;
  if (known) return known;
  if (isRegional(domain)) return null;
  const near = PROVIDERS.map((provider) => ({ provider, slips: slipsBetween(domain, provider) })).sort((a, b) => a.slips - b.slips)[0];
  return near && near.slips <= (near.provider.length >= LONG_NAME ? 2 : 1) ? near.provider : null;
}

/** hotmail.fr and yahoo.com.br are real; these extensions are real too, but after a provider's name they are slips of .com. */
const SLIPS_OF_COM = ['co', 'cm', 'om'];

function isRegional(domain: string): boolean {
  const labels = domain.split('.');
  const extension = labels.at(-1) ?? '';
  if (!SHORT_EXTENSIONS.has(extension) || SLIPS_OF_COM.includes(extension)) return false;
  return PROVIDERS.some((provider) => provider.split('.')[0] === labels[0]);
}

const EXTENSION_SLIPS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  coom: 'com',
  comm: 'com',
  nte: 'net',
  ent: 'net',
  nett: 'net',
  ogr: 'org',
  rog: 'org',
};

function extensionMeant(domain: string): string | null {
  const dot = domain.lastIndexOf('.');
  const extension = domain.slice(dot + 1);
  const meant = dot > 0 && Object.hasOwn(EXTENSION_SLIPS, extension) ? EXTENSION_SLIPS[extension] : undefined;
  return meant ? `${domain.slice(0, dot)}.${meant}` : null;
}

/** Letters left out, put in, replaced or swapped with their neighbour, until one text is the other. */
function slipsBetween(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) > 2) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) rows.push(nextRow(rows, row, typed, meant));
  return at(rows, typed.length, meant.length);
}

function nextRow(rows: readonly number[][], row: number, typed: string, meant: string): number[] {
  const next = [row];
  for (let column = 1; column <= meant.length; column++) {
    const same = typed[row - 1] === meant[column - 1];
    const swapped = row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
    const ways = [at(rows, row - 1, column) + 1, (next[column - 1] ?? 0) + 1, at(rows, row - 1, column - 1) + (same ? 0 : 1)];
    next.push(Math.min(...ways, swapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY));
  }
  return next;
}

const at = (rows: readonly number[][], row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
