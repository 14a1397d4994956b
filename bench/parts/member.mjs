import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asked, post } from './asked.mjs';

const LONGEST_MAIL_MS = 60_000;
const MEMBER = { username: 'olcen', email: 'olcen@example.com', password: 'olcmek-icin-bir-parola' };

/** Registers, opens the link of the mail and signs in, as a member does; answers the token. */
export async function memberOf(url, dataDir) {
  await asked(`${url}/api/auth/register`, post(MEMBER));
  const token = linkIn(await mailTo(MEMBER.email, join(dataDir, 'outbox')));
  await asked(`${url}/api/auth/email/verify`, post({ token }));
  const { data } = await (await asked(`${url}/api/auth/login`, post({ identifier: MEMBER.username, password: MEMBER.password }))).json();
  return data.session.token;
}

/** The mail goes through a queue, which the answer to the registration does not wait for: in a grown town it comes later. */
async function mailTo(address, outbox) {
  for (const deadline = performance.now() + LONGEST_MAIL_MS; performance.now() < deadline; await pause(50)) {
    const mails = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
    const mail = mails.map((file) => readFileSync(join(outbox, file), 'utf8')).find((text) => text.includes(`To: ${address}`));
    if (mail) return mail;
  }
  throw new Error(`no mail to ${address} within ${LONGEST_MAIL_MS} ms`);
}

/** A missing token would be answered like one that is wrong. */
function linkIn(mail) {
  const text = Buffer.from(mail.split('\n\n').slice(1).join('\n\n'), 'base64').toString('utf8');
  const [, token] = /[?&]token=([\w.-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link in the mail: ${text}`);
  return token;
}
