import { describe, expect, it } from '@jest/globals';
import { caseDecisionMail, type DecisionInWords } from './case-decision.mail.js';

const LETTER = { id: 'mail-1', to: 'ozan@ornek.dev', publicUrl: 'https://meydan.example' };
const APPEAL = { link: 'https://meydan.example/appeal#jeton', until: '2026-12-11T11:00:00.000Z' };
const TOLD: DecisionInWords = {
  commentId: 'c1',
  reason: 'harassment',
  clause: '2.1',
  actions: [
    { action: 'warn_user', durationMinutes: null },
    { action: 'hide_content', durationMinutes: null },
  ],
  at: '2026-11-21T11:00:00.000Z',
  words: 'Eleştiriniz koda yönelik olsun, kişiye değil.',
  text: { topicId: 't1', postId: null, projectId: null, title: 'NestJS’te transaction yönetimi nasıl olmalı?', excerpt: 'Bu kadar basit şeyi' },
};
const mail = (changes: Partial<DecisionInWords> = {}) => caseDecisionMail(LETTER, { ...TOLD, ...changes }, APPEAL);

describe('The mail about a decision on a case', () => {
  it('says what was done, to which text, by which rule and how to appeal', () =>
    expect(mail()).toEqual({
      id: 'mail-1',
      to: 'ozan@ornek.dev',
      subject: 'Meydan: hesabınız uyarıldı',
      text: `Merhaba,

Moderatörler hesabınızı uyardı.
Yorumunuz moderatör tarafından gizlendi.

Yorumunuzun konusu: ‹NestJS’te transaction yönetimi nasıl olmalı?›
https://meydan.example/forum/topic/t1#comment-c1

Gerekçe: Taciz (Kural 2.1)

Moderatörün açıklaması: “Eleştiriniz koda yönelik olsun, kişiye değil.”

Bu karara 11 Aralık 2026 14:00 tarihine kadar, bir kez itiraz edebilirsiniz. Kararı veren değil, başka bir moderatör bakar. Giriş yapmanız gerekmez:
https://meydan.example/appeal#jeton

Topluluk kuralları: https://meydan.example/terms

Meydan

Bu e-postayı hakkınızda bir karar verildiği için aldınız. Almak istemiyorsanız: https://meydan.example/settings/notifications
`,
    }));
  it('says until when, and cannot be turned off by whoever is shut out', () => {
    const { subject, text } = mail({ actions: [{ action: 'suspend_user', durationMinutes: 1440 }], text: null, words: null, clause: null }) ?? {};
    expect(subject).toBe('Meydan: bir süre uzaklaştırıldınız');
    expect(text).toContain('Hesabiniz askida. Sebep: Taciz. Bitis: 22 Kasım 2026 14:00.\n\nGerekçe: Taciz\n\nBu karara');
    expect(text).toContain('her zaman gönderilir');
  });
  it('says what followed from it, and is named after that', () => {
    const { subject, text } = mail({ suspendedUntil: '2026-12-21T11:00:00.000Z' }) ?? {};
    expect(subject).toBe('Meydan: bir süre uzaklaştırıldınız');
    expect(text).toContain(
      'Moderatörler hesabınızı uyardı.\nYorumunuz moderatör tarafından gizlendi.\nUyarı sayınız eşiğe ulaştı. Hesabiniz askida. Sebep: Taciz. Bitis: 21 Aralık 2026 14:00.\n\n',
    );
    expect(text).toContain('her zaman gönderilir');
  });
  it('leads to the update that it is about, as long as its author can read its project', () => {
    const of = { commentId: null, text: null, updateId: 'u1', actions: [{ action: 'hide_content', durationMinutes: null }] } as const;
    const { subject, text } = mail({ ...of, actions: [...of.actions], updateIn: 'p1' }) ?? {};
    expect(subject).toBe('Meydan: güncellemeniz hakkında bir karar verildi');
    expect(text).toContain(
      'Güncellemeniz moderatör tarafından gizlendi.\n\nGüncellemeniz: https://meydan.example/projects/p1?tab=updates#update-u1\n\nGerekçe:',
    );
    expect(mail({ ...of, actions: [...of.actions], updateIn: null })?.text).not.toContain('/projects/');
  });
  it('of a note without a strike is that note, and nothing to appeal against', () => {
    const { subject, text } = mail({ actions: [], commentId: null }) ?? {};
    expect(subject).toBe('Meydan: konunuz hakkında size yazıldı');
    expect(text).toContain('Moderatörler konunuz hakkında size yazdı.');
    expect(text).not.toContain('itiraz');
  });
  it('is none where there is nothing to tell', () => expect(mail({ actions: [], words: null })).toBeNull());
});
