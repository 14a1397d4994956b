import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import { describeMailer, FROM, MAIL } from './mailer.contract.js';
import { OutboxMailer } from './outbox-mailer.js';

describeMailer('The outbox', (folder) => ({
  mailer: new OutboxMailer(folder, FROM),
  arrived: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
}));

describe('The folder of the outbox', () => {
  const path = scratchFolder();
  const deliver = (mail = MAIL) => new OutboxMailer(path('outbox'), FROM).deliver(mail);

  it('has a mail under its id', async () => {
    await deliver();
    expect(readdirSync(path('outbox'))).toEqual(['mail-1.eml']);
  });
  it('is for its owner alone', async () => {
    await deliver();
    expect([statSync(path('outbox')).mode & 0o777, statSync(path('outbox/mail-1.eml')).mode & 0o777]).toEqual([0o700, 0o600]);
  });
  it('keeps no mail to an address that is to be forgotten, and every other', async () => {
    const outbox = new OutboxMailer(path('outbox'), FROM);
    const long = `${'x'.repeat(60)}@${'y'.repeat(60)}.example.com`;
    for (const [id, to] of Object.entries({ one: 'elif@example.com', two: 'Elif@Example.com', other: 'xelif@example.com', long }))
      await deliver({ ...MAIL, id, to });
    await outbox.forget('elif@example.com');
    await outbox.forget(long);
    expect(readdirSync(path('outbox'))).toEqual(['other.eml']);
  });
  it('has one mail for an id, however often it came', async () => {
    await deliver();
    await deliver({ ...MAIL, text: 'İkinci kez' });
    expect(readdirSync(path('outbox'))).toEqual(['mail-1.eml']);
  });
});
