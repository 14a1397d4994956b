import fc from 'fast-check';

/** Printed, so that a failing run can be had again: FUZZ_SEED=<seed>. */
export const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000));

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const NUL = String.fromCharCode(0);
const LONE = '\ud800';

/** Values that stand where a text, a number or nothing is expected. */
const STRANGE: readonly unknown[] = [
  null, true, 0, -1, 1e309, 1e-9, '', ' ', [], {}, [[]], [null], ['x'], { $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, { $regex: '.*' }, { length: 5 },
  { toString: 'x', valueOf: 'y' }, `a${NUL}b`, LONE, `a${LONE}b`, '\u202e\u0000\ufeff', 'ğüşıöçİ'.repeat(500), 'x'.repeat(30_000), '😀'.repeat(9_000), "' OR 1=1 --", '${7*7}', '../../etc/passwd',
  NaN, { then: 'x' }, Array.from({ length: 2_000 }, () => 'x'),
];

/** Bodies that are JSON but not what any route reads. */
export const BODIES: readonly string[] = [
  'null', 'true', '7', '"metin"', '[]', '[{}]', '[null]', '{}', '{"bilinmeyen":1}', '{"":""}', '{"__proto__":{"role":"admin"}}', '{"a":{"__proto__":{"x":1}}}',
  '{"constructor":{"prototype":{"role":"admin"}}}', '{"constructor":"x","prototype":"y"}', '{"toString":"x","hasOwnProperty":1,"then":1}', '{"$where":"1","$gt":""}',
  `{"a${'b'.repeat(500)}":1}`, '{"title":{"$gt":""},"identifier":{"$gt":""},"status":{"$ne":"x"}}', deep(500, '[', ']'), deep(5_000, '[', ']'), `{"title":${deep(5_000, '[', ']')}}`,
  deep(5_000, '{"a":', '}').replace('}', '1}'), `{"title":${deep(40_000, '{"a":', '}').replace('}', '1}')}}`, `{"content":${deep(200_000, '[', ']')}}`,
];

/** Bodies that are no JSON at all. */
export const BROKEN: readonly string[] = ['{', '{"a":', '}', '[1,', '{"a":1}}', "{'a':1}", '{"a":undefined}', 'NaN', '{"a":"\n"}', '\u0000', '<xml/>', 'a=b&c=d', '{"a":1', '"\\ud800', deep(100_000, '[', '')];

export const CONTENT_TYPES: readonly string[] = ['text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/octet-stream', 'image/png', 'json', 'application/', '/', ';', 'application/x-www-form-urlencoded', 'application/json+x', 'application/vnd.api+json'];

export const IDS: readonly string[] = [
  '1', '-1', 'null', 'undefined', '__proto__', 'constructor', '%00', '%20', '%2e%2e%2fetc', '%E0%A4%A', '%', '%zz', "'%20OR%201=1", '%F0%9F%98%80', '01900000-0000-7000-8000-00000000000', '01900000-0000-7000-8000-000000000000x',
  '01900000000070008000000000000000', '$where', '{%22$gt%22:%22%22}', 'x'.repeat(199), 'x'.repeat(201), 'x'.repeat(5_000), '%5B%5D', '01900000-0000-7000-8000-000000000000%00', '..;', '*',
];

const list = (name: string, ...values: readonly string[]) => values.map((value) => `${name}=${encodeURIComponent(value)}`);
const json = (name: string, ...values: readonly unknown[]) => list(name, ...values.map((value) => JSON.stringify(value)));

export const QUERIES: readonly string[] = [
  ...list('limit', 'abc', '-1', '0', '1e9', '1.5', '', ' ', 'NaN', 'Infinity', '0x10', '99999999999999999999', '1;DROP TABLE events', 'null', '[]'),
  ...list('offset', 'abc', '-1', '1e309', '10000001', '9007199254740993'),
  ...list('page', '0', '-1', 'abc', '1000001', '1e6'),
  'limit=1&limit=2', 'page=1&page=2', 'offset=0&offset=0', 'limit[]=1', 'limit[$gt]=1', 'category[$ne]=x', 'category=a&category=b', 'category=', 'category=%00', 'category=%ED%A0%80', 'category=__proto__', `category=${'x'.repeat(101)}`,
  'sort=active&sort=newest', 'sort[]=active', 'sort=', 'status=', 'status[$ne]=x', 'status=__proto__', 'status=pending&status=resolved', 'reported_type=x', 'username=a&username=b', 'username[$gt]=', `username=${'x'.repeat(201)}`, 'username=%00%ED%A0%80',
  '__proto__=x', '__proto__[role]=admin', 'constructor=x', 'constructor[prototype][role]=admin', 'toString=x', '=', '&&&', '%', '%E0%A4%A', 'bilinmeyen=1', '?', '$where=1', 'limit', `a=${'x'.repeat(10_000)}`,
  ...list('sort', 'x', '[', '[]', '{}', 'null', '"created_at"', '["created_at"]', '["created_at","UP"]', '["created_at","ASC","x"]', '["__proto__","ASC"]', '["doc) DESC --","ASC"]', '[{"$gt":1},"ASC"]', '[["created_at"],"ASC"]'),
  ...list('range', '[', '[]', '[0]', '[5,1]', '[-1,5]', '[0,1e9]', '[0.5,2]', '["0","5"]', '{}', 'null', '[0,5,9]', '[0,9007199254740993]', '[9007199254740990,9007199254740991]'),
  ...json('filter', null, [], 'x', 7, { status: { $ne: 'x' } }, { status: null }, { status: ['open'] }, { status: 'yok' }, { $where: '1' }, { q: { $regex: '.' } }, { q: '' }, { q: 'a\u0000b' }, { q: LONE }, { q: 7 }, { q: true }, { role: 'kral' }, { report: { $gt: '' } }, { report: 7 }, { member: '%' }, { reason: 1 }, { reported_type: 'blog' }, { bilinmeyen: 'x' }),
  ...list('filter', '{', '{"status":', '{"__proto__":{"status":"open"}}', '{"__proto__":"x","constructor":"y"}', deep(900, '[', ']'), deep(300, '{"a":', '}')),
];

export const HEADERS: readonly Record<string, string>[] = [
  { 'idempotency-key': '' }, { 'idempotency-key': 'x'.repeat(201) }, { 'idempotency-key': 'x'.repeat(6_000) }, { 'idempotency-key': '__proto__' }, { 'idempotency-key': 'a, b' }, { 'idempotency-key': '\u00ff\u00fe' },
  { 'x-min-position': 'abc' }, { 'x-min-position': '-1' }, { 'x-min-position': '1e3' }, { 'x-min-position': '1.5' }, { 'x-min-position': '0x10' }, { 'x-min-position': '9'.repeat(400) }, { 'x-min-position': '' },
  { authorization: '' }, { authorization: 'Bearer' }, { authorization: 'Bearer ' }, { authorization: 'Bearer ../../etc' }, { authorization: `Bearer ${'x'.repeat(7_000)}` }, { authorization: 'Basic YWRtaW46YWRtaW4=' }, { authorization: 'Bearer a b' }, { authorization: "Bearer ' OR 1=1" }, { authorization: 'bearer __proto__' },
  { cookie: 'meydan_session' }, { cookie: 'meydan_session=' }, { cookie: 'meydan_session=%E0%A4%A' }, { cookie: '=;;;=' }, { cookie: '__proto__=x; constructor=y' }, { cookie: `meydan_session=${'x'.repeat(7_000)}` }, { cookie: 'meydan_session="a"; meydan_session=b' }, { cookie: 'meydan_session=\u00ff' },
  { origin: 'null' }, { origin: 'ht!tp://' }, { origin: 'https://kotu.example', cookie: 'meydan_session=x' }, { 'sec-fetch-site': '__proto__', cookie: 'meydan_session=x' }, { accept: 'application/xml' }, { 'accept-encoding': 'x'.repeat(3_000) }, { 'x-forwarded-for': "'; --" }, { 'x-http-method-override': 'DELETE' }, { range: 'bytes=0-1' }, { 'content-language': '\u00e7' },
];

/** Objects made of the given fields and of strange ones, with strange values. */
export const strangeBody = (fields: readonly string[]): fc.Arbitrary<string> => {
  const key = fc.oneof(fc.constantFrom(...fields, '$gt', '$where', 'constructor', 'role', 'id', '_id'), fc.string({ maxLength: 12 }));
  const value = fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), fc.double());
  return fc.array(fc.tuple(key, value), { maxLength: 6 }).map((entries) => JSON.stringify(Object.fromEntries(entries)));
};

/** The plausible body with one or two of its fields made strange. */
export const spoiltBody = (body: Record<string, unknown>): fc.Arbitrary<string> => {
  const names = Object.keys(body);
  const spoil = fc.array(fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ['x'])), fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 2 }))), { minLength: 1, maxLength: 2 });
  return spoil.map((changes) => JSON.stringify({ ...body, ...Object.fromEntries(changes) }));
};
