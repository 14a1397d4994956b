import { CODE, TEXT } from '@contracts/envelope';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, done, fakeServer, NOTHING, refused } from '../../testing/fakeServer';
import { ApiError, hasCode, messageOf, NO_ANSWER } from './apiError';
import { getAnswer, getData, post, put, queryOf, remove } from './http';
import { onSessionProblem, type SessionProblem } from './sessionProblem';

const answering = (answer: Answer | null) => fakeServer(() => answer);
const failureOf = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

describe('A request', () => {
  it('answers what the server says it has', async () => {
    answering(done([1, 2]));
    expect(await getData('/api/x')).toEqual([1, 2]);
    expect(await getAnswer('/api/x')).toEqual({ success: true, data: [1, 2] });
  });

  it('goes with its method, its body as JSON and its key', async () => {
    const server = answering(done(null));
    await post('/api/x', { body: { a: 'ş' }, key: 'k1' });
    await put('/api/y', { body: [] });
    await remove('/api/z', { key: 'k2', keepalive: true });
    const json = { Accept: 'application/json', 'Content-Type': 'application/json' };
    expect(server.asked).toEqual([
      { method: 'POST', path: '/api/x', body: { a: 'ş' }, headers: { ...json, 'Idempotency-Key': 'k1' }, keepalive: false },
      { method: 'PUT', path: '/api/y', body: [], headers: json, keepalive: false },
      { method: 'DELETE', path: '/api/z', body: undefined, headers: { Accept: 'application/json', 'Idempotency-Key': 'k2' }, keepalive: true },
    ]);
  });

  it('leaves the naming of a form with files to the browser', async () => {
    const server = answering(done(null));
    const form = new FormData();
    await post('/api/x', { body: form });
    expect(server.asked[0]?.body).toBe(form);
    expect(server.asked[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('that is refused throws the server’s code, sentence and fields', async () => {
    answering(refused(422, CODE.validation, { message: TEXT.validation, fields: { title: ['Çok kısa.', 'Boş.'], tags: [] } }));
    const error = await failureOf(post('/api/x'));
    expect([error.status, error.code, error.message]).toEqual([422, CODE.validation, TEXT.validation]);
    expect(error.fields).toEqual({ title: 'Çok kısa.', tags: TEXT.validation });
    expect(error.mayRepeat).toBe(false);
    expect([hasCode(error, CODE.validation), hasCode(error, CODE.conflict)]).toEqual([true, false]);
  });

  it('that gets no answer may be sent again and says so in words', async () => {
    answering(NOTHING);
    const error = await failureOf(getData('/api/x'));
    expect([error.status, error.mayRepeat, messageOf(error)]).toEqual([NO_ANSWER, true, TEXT.unavailable]);
  });

  it('that gets no answer because there is no connection says that instead', async () => {
    const told = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    answering(NOTHING);
    const error = await failureOf(getData('/api/x'));
    if (told) Object.defineProperty(globalThis, 'navigator', told);
    else Reflect.deleteProperty(globalThis, 'navigator');
    expect([error.status, error.mayRepeat, messageOf(error)]).toEqual([NO_ANSWER, true, TEXT.offline]);
  });

  it('that a machine in between answers with a page of its own is told as a failure, never as data', async () => {
    answering({ status: 502, body: '<html>' });
    const broken = await failureOf(getData('/api/x'));
    expect([broken.status, broken.code, broken.mayRepeat]).toEqual([502, CODE.unavailable, true]);
    answering({ status: 200, body: '<html>' });
    const strange = await failureOf(getData('/api/x'));
    expect([strange.code, strange.message, strange.mayRepeat]).toEqual([CODE.internal, TEXT.internal, false]);
  });

  it('that the page itself has stopped ends as what it was stopped for', async () => {
    answering(done(null));
    const stopped = AbortSignal.abort();
    await expect(getData('/api/x', { signal: stopped })).rejects.toBe(stopped.reason);
  });
});

describe('What was thrown', () => {
  it('by anything but the server is said in the general sentence', () => expect(messageOf(new TypeError('x is not a function'))).toBe(TEXT.internal));
});

describe('The session', () => {
  let problems: SessionProblem[];
  let stop: () => void;
  beforeEach(() => {
    problems = [];
    stop = onSessionProblem((problem) => problems.push(problem));
  });
  afterEach(() => stop());

  const told = async (answer: Answer, send: () => Promise<unknown>) => {
    answering(answer);
    await failureOf(send());
    return problems;
  };
  const guest = refused(401, CODE.authRequired);

  it('is out of date when a read needs a member: the page may stay', async () => {
    expect(await told(guest, () => getData('/api/x'))).toEqual([{ kind: 'lapsed' }]);
  });

  it('is over when a write needs a member: they are asked to sign in', async () => {
    expect(await told(guest, () => post('/api/x'))).toEqual([{ kind: 'authRequired' }]);
    expect(await told(guest, () => remove('/api/x'))).toHaveLength(2);
  });

  it('is over for a restricted member, who is told why', async () => {
    const restriction = { status: 'banned', text: 'Yasaklandınız.', reason: null, until: null } as const;
    expect(await told(refused(403, CODE.restricted, { restriction }), () => getData('/api/x'))).toEqual([{ kind: 'restricted', restriction }]);
  });

  it('is read again for a muted member', async () => {
    expect(await told(refused(403, CODE.muted), () => post('/api/x'))).toEqual([{ kind: 'lapsed' }]);
  });

  it('is not spoken of where being signed out is an answer like any other', async () => {
    expect(await told(guest, () => post('/api/x', { quiet: true }))).toEqual([]);
  });

  it('is not spoken of for a wrong password, which is a 401, too', async () => {
    expect(await told(refused(401, 'INVALID_CREDENTIALS'), () => post('/api/x'))).toEqual([]);
  });

  it('is heard of only by whoever still listens', async () => {
    stop();
    expect(await told(guest, () => getData('/api/x'))).toEqual([]);
  });
});

describe('queryOf', () => {
  it('leaves out what is not given and writes the rest as an address needs it', () => {
    expect(queryOf({ q: 'ağ & bağ', tag: '', sort: undefined, offset: 0 })).toBe('?q=a%C4%9F+%26+ba%C4%9F&offset=0');
  });
  it('is empty when nothing is given', () => expect(queryOf({ q: undefined })).toBe(''));
});
