import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../../kernel/mailer.js';
import { messageOf } from './message.js';

/** Writes each mail as `<id>.eml` into a folder; the same id replaces the same file. */
export class OutboxMailer implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async deliver(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail(messageOf(this.from, mail));
    const path = join(this.folder, `${mail.id}.eml`);
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  async forget(address: string): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (isTo(address, await readFile(path, 'utf8'))) await rm(path);
    }
  }
}

/** Long lines of a head are folded. */
function isTo(address: string, mail: string): boolean {
  const [head = ''] = mail.split('\n\n', 1);
  const to = /^To: (.*)$/im.exec(head.replace(/\n[ \t]+/g, ' '))?.[1] ?? '';
  return to.trim().replace(/^<|>$/g, '').toLowerCase() === address.trim().toLowerCase();
}
