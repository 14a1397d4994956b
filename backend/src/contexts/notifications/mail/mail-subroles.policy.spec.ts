import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../kernel/event.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { SubroleEvent } from '../../accounts/public.js';
import { MailSubrole, type SubroleNews } from './mail.commands.js';
import { mailSubroles } from './mail-subroles.policy.js';
import { subroleMail } from './subrole.mail.js';

const OF_REQUEST = { memberId: 'm1', requestId: 'r1' };
const after = (type: SubroleEvent['type'], data: object) => react(mailSubroles, recorded({ type, data } as DomainEvent, { stream: 'subroles-m1' }));
const mailed = (news: SubroleNews) => [
  {
    schedule: { command: MailSubrole, data: { memberId: 'm1', news, fact: { stream: 'subroles-m1', id: 'event-1' } } },
    key: 'subrole-mail:event-1',
    at: NOW,
  },
];

describe('A mail about sub-roles', () => {
  it('follows a review, and what was written waits in no queue', () =>
    expect(after('SubroleReviewed', { ...OF_REQUEST, approved: ['employer'], rejected: ['student'], note: 'GİZLİ' })).toEqual(
      mailed({ kind: 'reviewed', approved: ['employer'], rejected: ['student'] }),
    ));
  it('follows an expiry', () => expect(after('SubroleExpired', { ...OF_REQUEST, cause: 'unreviewed' })).toEqual(mailed({ kind: 'expired' })));
  it('follows a revocation', () =>
    expect(after('SubroleRevoked', { memberId: 'm1', subrole: 'employer', note: 'GİZLİ' })).toEqual(mailed({ kind: 'revoked', subrole: 'employer' })));
  it('follows what is given back', () =>
    expect(after('SubroleGranted', { memberId: 'm1', subrole: 'employer', requestId: null, note: 'GİZLİ' })).toEqual(
      mailed({ kind: 'restored', subrole: 'employer' }),
    ));
  it('comes once where a review granted something', () => expect(after('SubroleGranted', { ...OF_REQUEST, subrole: 'employer', note: null })).toEqual([]));
  it('does not come to whoever has gone', () => expect(after('SubroleExpired', { ...OF_REQUEST, cause: 'account_ended' })).toEqual([]));
});

describe('What it says', () => {
  const say = (news: SubroleNews, note: string | null = null) => subroleMail({ id: 'm', to: 'a@ornek.com', publicUrl: 'https://ornek.com' }, news, note);
  it('is all that was approved and rejected, and why', () => {
    const { subject, text } = say({ kind: 'reviewed', approved: ['employer'], rejected: ['student'] }, 'Öğrenci belgesi gerekiyor');
    expect(subject).toBe('Meydan: subrole başvurunuz karara bağlandı');
    expect(text).toContain('Onaylananlar: İşveren.');
    expect(text).toContain('Reddedilenler: Öğrenci.');
    expect(text).toContain('Açıklama: “Öğrenci belgesi gerekiyor”');
    expect(text).toContain('https://ornek.com/settings/subroles');
  });
  it('names the sub-role that was taken away', () =>
    expect(say({ kind: 'revoked', subrole: 'employer' }, 'Şirketten ayrıldı').text).toContain('İşveren subrolünüz kaldırıldı. Açıklama: “Şirketten ayrıldı”'));
  it('names what came back', () => expect(say({ kind: 'restored', subrole: 'employer' }).text).toContain('İşveren subrolünüz geri verildi.'));
  it('says that a request may be made again', () => expect(say({ kind: 'expired' }).text).toContain('yeniden başvurabilirsiniz'));
});
