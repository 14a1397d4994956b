import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../../kernel/mailer.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { WrongSetting } from '../settings/readings.js';
import { messageOf } from './message.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Hands mails to an SMTP server over a few kept connections; the same id again is the same Message-ID. */
export class SmtpMailer implements Mailer {
  private constructor(
    private readonly transport: ReturnType<typeof transportTo>,
    private readonly from: string,
  ) {}

  /**
   * `smtp://` or `smtps://user:pass@host:port`; asks nothing of the server yet. A password goes to another machine only over TLS, which
   * `?requireTLS=false` allows to be left out and `?tls.rejectUnauthorized=false` to be unproven. Throws WrongSetting.
   */
  static open(url: string, from: string): SmtpMailer {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname)
      throw new WrongSetting('The address of the mail server has to be of the form smtp://user:password@host:port or smtps://….');
    return new SmtpMailer(transportTo(url, parsed.password !== '' && !isThisMachine(parsed.hostname)), from);
  }

  async deliver(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(this.from, mail));
    } catch (error) {
      const failure = error as SmtpFailure;
      if (isRefused(failure)) throw new Error(`The mail server refused a mail: ${reasonOf(failure)}`);
      throw new Unavailable('The mail server', new Error(reasonOf(failure)));
    }
  }

  /** Ends the connections that are idle at once, and the others when they have delivered. */
  async forget(_address: string): Promise<void> {
    // Nothing is kept here: what was handed over is with the mail server.
  }

  close(): void {
    this.transport.close();
  }
}

/** What stands in the address has the last word over these options. */
const transportTo = (url: string, requireTLS: boolean) =>
  createTransport({
    url,
    requireTLS,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

interface SmtpFailure {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** This mail will never be taken. Anything else, a wrong password or certificate too, is about the server and may be mended; 503 is about the order of commands. */
function isRefused({ code, responseCode }: SmtpFailure): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return !responseCode || (responseCode >= 500 && responseCode !== 503);
}

/** The words of the server and of the library repeat addresses, so only codes and the name of the command are told. */
const reasonOf = ({ code, originalCode, command, responseCode }: SmtpFailure): string =>
  [code, originalCode, command, responseCode].filter(Boolean).join(' ') || 'unknown';
