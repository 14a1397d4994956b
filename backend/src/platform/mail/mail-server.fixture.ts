import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An SMTP server on a loopback port that keeps what it is sent. */
export class MailServer {
  readonly mails: string[] = [];
  readonly recipients: string[] = [];
  readonly wasSecure: boolean[] = [];
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions) {
    const keep: SMTPServerOptions['onData'] = (stream, { envelope, secure }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        this.mails.push(Buffer.concat(parts).toString('utf8'));
        this.recipients.push(...envelope.rcptTo.map(({ address }) => address));
        this.wasSecure.push(secure);
        done();
      });
    };
    this.server = new SMTPServer({ logger: false, closeTimeout: 100, onData: keep, ...options });
    // Clients that leave because they do not trust the certificate are what some tests are about.
    this.server.on('error', () => {});
  }

  /** Listens, on a free port when none is named; answers the port. */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (this.server.server.listening) await new Promise<void>((resolve) => this.server.close(resolve));
  }
}
