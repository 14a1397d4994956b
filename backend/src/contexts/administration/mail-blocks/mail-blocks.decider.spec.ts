import { describe, expect, it } from '@jest/globals';
import { BLOCK_LIMITS, blockedIn, domainsOf, mailboxOf } from '../../../../contracts/mail-blocks.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { BlockMail, UnblockMail } from './mail-blocks.commands.js';
import { mailBlocks } from './mail-blocks.decider.js';
import type { BlocksEvent } from './mail-blocks.events.js';

const given = specify(mailBlocks);
const data = (blockId: string, value = 'hizli.is', reason = 'Tek kullanımlık') => ({ blockId, kind: 'domain' as const, value, reason, adminId: 'kurucu' });
const block = (...words: Parameters<typeof data>) => new BlockMail(data(...words), sentAt(NOW));
const blocked = (...words: Parameters<typeof data>): BlocksEvent => ({ type: 'MailBlocked', data: data(...words) });
const unblock = (blockId: string) => new UnblockMail({ blockId, adminId: 'kurucu', domain: null }, sentAt(NOW));
const unblocked = (blockId: string): BlocksEvent => ({ type: 'MailUnblocked', data: { blockId, adminId: 'kurucu' } });

describe('A block', () => {
  it('is put', () => given().when(block('b1')).then(blocked('b1')));
  it('needs a reason', () =>
    given()
      .when(block('b1', 'hizli.is', ' '))
      .thenRefused('blocks.invalid'));
  it('is not put twice', () => given(blocked('b1')).when(block('b2')).thenRefused('blocks.already'));
  it('is lifted', () => given(blocked('b1')).when(unblock('b1')).then(unblocked('b1')));
  it('is lifted once', () => given(blocked('b1'), unblocked('b1')).when(unblock('b1')).thenNothing());
  it('can be put again after that', () => given(blocked('b1'), unblocked('b1')).when(block('b2')).then(blocked('b2')));
  it('is not one of more than the house keeps', () =>
    given(...Array.from({ length: BLOCK_LIMITS.blocks }, (_, n) => blocked(`b${n}`, `d${n}.com`)))
      .when(block('mehr'))
      .thenRefused('blocks.full'));
});

describe('What is to be blocked', () => {
  it.each([
    ['Hizli.IS', { kind: 'domain', value: 'hizli.is' }],
    ['@hizli.is', { kind: 'domain', value: 'hizli.is' }],
    [' Ali+x@Ornek.dev ', { kind: 'address', value: 'ali@ornek.dev' }],
  ])('is read from %j', (what, meant) => expect(blockedIn(what)).toEqual(meant));
  it.each(['', 'hizli', 'com', 'a b.com', 'ali@', 'a@b@c.com', '*.com', 'http://x.com', 'x'.repeat(300)])('is not %j', (what) =>
    expect(blockedIn(what)).toBeNull(),
  );
  it('is a mailbox under whatever names its owner made up', () =>
    expect(['ali@ornek.dev', 'ALI+spam@ornek.dev', 'ali+@ornek.dev'].map(mailboxOf)).toEqual(Array(3).fill('ali@ornek.dev')));
  it('is a domain with those below it', () => expect(domainsOf('ali@posta.hizli.com.tr')).toEqual(['posta.hizli.com.tr', 'hizli.com.tr', 'com.tr']));
});
