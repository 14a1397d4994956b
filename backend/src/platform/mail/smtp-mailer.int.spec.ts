import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import { Unavailable } from '../../kernel/unavailable.js';
import { closing } from '../scratch.fixture.js';
import { WrongSetting } from '../settings/readings.js';
import { MailServer } from './mail-server.fixture.js';
import { describeMailer, FROM, MAIL } from './mailer.contract.js';
import { SmtpMailer } from './smtp-mailer.js';

const USER = { username: 'posta@meydan', password: 'şifre:/@?' };
const CREDENTIALS = `${encodeURIComponent(USER.username)}:${encodeURIComponent(USER.password)}@`;
const PLAIN: SMTPServerOptions = { authOptional: true, allowInsecureAuth: true, disabledCommands: ['STARTTLS'] };
const ASKING: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === USER.username && password === USER.password ? done(null, { user: username }) : done(refusing(535)),
};

const refusing = (responseCode: number) => Object.assign(new Error(`<${MAIL.to}> "${MAIL.subject}" is not wanted`), { responseCode });
const refusingRecipients = (code: number): SMTPServerOptions => ({ ...PLAIN, onRcptTo: (_address, _session, done) => done(refusing(code)) });
const refusingMessages = (code: number): SMTPServerOptions => ({
  ...PLAIN,
  onData: (stream, _session, done) => stream.resume().on('end', () => done(refusing(code))),
});

/** Starts servers with a mailer each, and ends them after the test. */
function posts() {
  const close = closing();
  return async (options = PLAIN, address = (port: number) => `smtp://127.0.0.1:${port}`) => {
    const server = close(new MailServer(options));
    const port = await server.listen();
    return { server, port, mailer: close(SmtpMailer.open(address(port), FROM)) };
  };
}

const failure = (mailer: SmtpMailer, mail = MAIL) => mailer.deliver(mail).catch((error: unknown) => error);

/** What a logger could find in an error. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.stack} ${JSON.stringify(error)} ${everythingIn(error.cause)}`;
}

describe('Mail over SMTP', () => {
  const open = posts();
  describeMailer('as any mailer', async () => {
    const { server, mailer } = await open();
    return { mailer, arrived: () => server.mails };
  });
});

describe('A mail that goes to an SMTP server', () => {
  const open = posts();

  it('goes to the one it is for', async () => {
    const { server, mailer } = await open();
    await mailer.deliver(MAIL);
    expect(server.recipients).toEqual([MAIL.to]);
  });
  it('goes to nobody else, whatever stands in the address', async () => {
    const { server, mailer } = await open();
    const tricks = ['elif@example.com\nBcc: herkes@example.com', 'elif@example.com, herkes@example.com', 'a@example.com>\r\nRCPT TO:<herkes@example.com'];
    for (const to of tricks) await failure(mailer, { ...MAIL, to });
    await mailer.deliver(MAIL);
    expect(server.recipients).not.toContain('herkes@example.com');
    expect(server.recipients.at(-1)).toBe(MAIL.to);
  });
  it('shares a few connections with others', async () => {
    let connections = 0;
    const { server, mailer } = await open({
      ...PLAIN,
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    await Promise.all(Array.from({ length: 40 }, (_, index) => mailer.deliver({ ...MAIL, id: `mail-${index}` })));
    expect([server.mails.length, connections <= 5]).toEqual([40, true]);
  });
});

describe('An SMTP server that does not take a mail', () => {
  const open = posts();
  const close = closing();

  it('is unavailable when it is away, and delivers when it is back', async () => {
    const { server, mailer, port } = await open();
    await mailer.deliver(MAIL);
    await server.close();
    await expect(mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
    const back = close(new MailServer(PLAIN));
    await back.listen(port);
    await mailer.deliver(MAIL);
    expect(back.mails).toHaveLength(1);
  });
  it('is unavailable when it says no for now', async () => {
    const busy: SMTPServerOptions = { ...PLAIN, onConnect: (_session, done) => done(refusing(421)) };
    for (const options of [refusingRecipients(450), refusingMessages(451), busy])
      await expect((await open(options)).mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
  });
  it('is unavailable when it speaks something else', async () => {
    const server = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    close(server);
    await once(server, 'listening');
    const mailer = close(SmtpMailer.open(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, FROM));
    await expect(mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
  });
  it('refuses for good when it says so, and the next mail still goes out', async () => {
    let unwanted = true;
    const { server, mailer } = await open({ ...PLAIN, onRcptTo: (_address, _session, done) => (unwanted ? done(refusing(550)) : done()) });
    const error = await failure(mailer);
    expect([error instanceof Unavailable, String(error)]).toEqual([false, 'Error: The mail server refused a mail: EENVELOPE RCPT TO 550']);
    unwanted = false;
    await mailer.deliver(MAIL);
    expect(server.mails).toHaveLength(1);
  });
  it('refuses for good what it has read', async () => {
    expect(String(await failure((await open(refusingMessages(554))).mailer))).toBe('Error: The mail server refused a mail: EMESSAGE DATA 554');
  });
  it('is not asked to take a mail for nobody, which is refused for good', async () => {
    const { server, mailer } = await open();
    const error = await failure(mailer, { ...MAIL, to: '' });
    expect([error instanceof Error, error instanceof Unavailable, server.mails]).toEqual([true, false, []]);
  });
  it('gets no address, text or password into a log', async () => {
    const strict: SMTPServerOptions = { ...ASKING, disabledCommands: ['STARTTLS'], onAuth: (_auth, _session, done) => done(refusing(535)) };
    for (const options of [refusingRecipients(450), refusingRecipients(550), refusingMessages(451), refusingMessages(554), strict]) {
      const { mailer } = await open({ onAuth: ASKING.onAuth, ...options }, (port) => `smtp://${CREDENTIALS}127.0.0.1:${port}`);
      const told = everythingIn(await failure(mailer));
      expect(told).toMatch(/mail server/i);
      for (const secret of ['elif', MAIL.subject, 'not wanted', USER.username, USER.password]) expect(told).not.toContain(secret);
    }
  });
});

describe('An SMTP address', () => {
  const open = posts();

  it('has the name and the password that the server asks for', async () => {
    const { server, mailer } = await open({ ...ASKING, disabledCommands: ['STARTTLS'] }, (port) => `smtp://${CREDENTIALS}127.0.0.1:${port}`);
    await mailer.deliver(MAIL);
    expect(server.mails).toHaveLength(1);
  });
  it('with a wrong password makes the server unavailable: no mail was refused', async () => {
    const { server, mailer } = await open({ ...ASKING, disabledCommands: ['STARTTLS'] }, (port) => `smtp://posta:yanlis@127.0.0.1:${port}`);
    await expect(mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
    expect(server.mails).toEqual([]);
  });
  it('with smtps is spoken to over TLS from the first byte', async () => {
    const { server, mailer } = await open({ ...ASKING, secure: true }, (port) => `smtps://${CREDENTIALS}127.0.0.1:${port}?tls.rejectUnauthorized=false`);
    await mailer.deliver(MAIL);
    expect(server.wasSecure).toEqual([true]);
  });
  it('with smtp is spoken to over TLS where the server offers it', async () => {
    const { server, mailer } = await open(ASKING, (port) => `smtp://${CREDENTIALS}127.0.0.1:${port}?tls.rejectUnauthorized=false`);
    await mailer.deliver(MAIL);
    expect(server.wasSecure).toEqual([true]);
  });
  it('that wants TLS gets no mail to a server without it', async () => {
    const { server, mailer } = await open(PLAIN, (port) => `smtp://127.0.0.1:${port}?requireTLS=true`);
    await expect(mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
    expect(server.mails).toEqual([]);
  });
  it('of a server whose certificate nobody vouches for is not trusted', async () => {
    for (const [options, scheme] of [
      [{ ...ASKING, secure: true }, 'smtps'],
      [ASKING, 'smtp'],
    ] as const) {
      const { server, mailer } = await open(options, (port) => `${scheme}://${CREDENTIALS}127.0.0.1:${port}`);
      await expect(mailer.deliver(MAIL)).rejects.toThrow(Unavailable);
      expect(server.mails).toEqual([]);
    }
  });
  it('that is none is refused without being repeated', () => {
    for (const url of ['', 'posta', 'http://user:geheim@host', 'smtp://', 'geheim']) {
      expect(() => SmtpMailer.open(url, FROM)).toThrow(WrongSetting);
      expect(() => SmtpMailer.open(url, FROM)).not.toThrow('geheim');
    }
  });
});
