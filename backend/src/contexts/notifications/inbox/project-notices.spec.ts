import { describe, expect, it } from '@jest/globals';
import {
  type NoticeOfProject,
  PROJECT_HAPPENINGS,
  type ProjectHappening,
  projectAnswer,
  projectNoticePath,
  projectNoticeText,
} from '../../../../contracts/project-notices.js';

const posting = { id: 'h1', title: 'Arayüz tasarımcısı' };
const notice = (happening: ProjectHappening, more: Partial<NoticeOfProject> = {}): NoticeOfProject => ({ happening, part: null, waits: false, ...more });
const text = (happening: ProjectHappening, title: string | null, more: Partial<NoticeOfProject> = {}) =>
  projectNoticeText(notice(happening, more), title, 'Ayşe');

describe('What members are told about projects', () => {
  it.each([
    ['invited', 'Ayşe, sizi ‹Takvim› projesine davet etti', 'Ayşe, sizi bir projeye davet etti'],
    ['reminded', 'Ayşe, sizi ‹Takvim› projesine davet ettiğini hatırlattı', 'Ayşe, sizi bir projeye davet ettiğini hatırlattı'],
    ['invite_accepted', 'Ayşe, ‹Takvim› projesine davetinizi kabul etti', 'Ayşe, bir projeye davetinizi kabul etti'],
    ['invite_refused', 'Ayşe, ‹Takvim› projesine davetinizi reddetti', 'Ayşe, bir projeye davetinizi reddetti'],
    ['made_manager', 'Ayşe, ‹Takvim› projesinde görevinizi “Yönetici” olarak değiştirdi', 'Ayşe, bir projede görevinizi “Yönetici” olarak değiştirdi'],
    ['made_member', 'Ayşe, ‹Takvim› projesinde görevinizi “Üye” olarak değiştirdi', 'Ayşe, bir projede görevinizi “Üye” olarak değiştirdi'],
    ['removed', 'Ayşe, sizi ‹Takvim› projesinden çıkardı', 'Ayşe, sizi bir projeden çıkardı'],
    ['member_left', 'Ayşe, ‹Takvim› projesinden ayrıldı', 'Ayşe, bir projeden ayrıldı'],
    ['handover_offered', 'Ayşe, ‹Takvim› projesini size devretmek istiyor', 'Ayşe, bir projeyi size devretmek istiyor'],
    ['handover_accepted', 'Ayşe, ‹Takvim› projesini devraldı', 'Ayşe, bir projeyi devraldı'],
    ['handover_refused', 'Ayşe, ‹Takvim› projesini devralmayı kabul etmedi', 'Ayşe, bir projeyi devralmayı kabul etmedi'],
    ['owner_now', 'Artık ‹Takvim› projesinin sahibi sizsiniz', 'Artık bir projenin sahibi sizsiniz'],
    ['update_posted', 'Ayşe, ‹Takvim› projesinde yeni bir güncelleme yayınladı', 'Ayşe, bir projede yeni bir güncelleme yayınladı'],
    ['archived', '‹Takvim› projesi arşivlendi', 'Bir proje arşivlendi'],
  ] as const)('%s', (happening, named, nameless) => expect([text(happening, 'Takvim'), text(happening, null)]).toEqual([named, nameless]));

  it.each([
    ['posting_opened', 'Ayşe, ‹Takvim› projesinde ‹Arayüz tasarımcısı› ilanını açtı', 'Ayşe, bir projede yeni bir yardım ilanı açtı'],
    ['applied', 'Ayşe, ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanına başvurdu', 'Ayşe, bir ilana başvurdu'],
    ['application_accepted', 'Ayşe, ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanına başvurunuzu kabul etti', 'Ayşe, bir ilana başvurunuzu kabul etti'],
    ['application_rejected', 'Ayşe, ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanına başvurunuzu reddetti', 'Ayşe, bir ilana başvurunuzu reddetti'],
    ['posting_filled', 'Başvurduğunuz ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanının yerleri doldu', 'Başvurduğunuz bir ilanın yerleri doldu'],
    ['posting_closed', 'Başvurduğunuz ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanı kapandı', 'Başvurduğunuz bir ilan kapandı'],
    ['posting_reopened', 'Başvurduğunuz ‹Takvim› projesindeki ‹Arayüz tasarımcısı› ilanı yeniden açıldı', 'Başvurduğunuz bir ilan yeniden açıldı'],
  ] as const)('%s', (happening, named, nameless) =>
    expect([text(happening, 'Takvim', { part: posting }), text(happening, null, { part: { ...posting, title: null } })]).toEqual([named, nameless]),
  );
  it('names the project of a posting that is gone', () =>
    expect(text('posting_removed', 'Takvim', { part: { id: 'h1', title: null } })).toBe('Başvurduğunuz ‹Takvim› projesindeki bir ilan silindi'));
  it('stays in one line, whatever a project is called', () => {
    for (const happening of PROJECT_HAPPENINGS) expect(text(happening, 'Takvim›\nUyarı', { part: { id: 'h1', title: 'a\u2028b' } })).not.toMatch(/[\n\u2028]/);
  });
  it('leads to where it is answered, as long as that waits', () => {
    const [invited, offered] = (['invited', 'handover_offered'] as const).map((happening) => notice(happening, { waits: true }));
    expect([invited, offered].map((told) => told && [projectAnswer(told), projectNoticePath('j1', told)])).toEqual([
      ['Kabul et', '/projects/mine'],
      ['Yanıtla', '/projects/j1'],
    ]);
    expect([projectAnswer(notice('invited')), projectNoticePath('j1', notice('invited'))]).toEqual([null, '/projects/j1']);
  });
  it('leads to the update', () =>
    expect(projectNoticePath('j1', notice('update_posted', { part: { id: 'u1', title: null } }))).toBe('/projects/j1?tab=updates#update-u1'));
  it('leads to the posting, to the members, or to the project', () =>
    expect([
      projectNoticePath('j1', notice('applied', { part: posting })),
      projectNoticePath('j1', notice('posting_removed', { part: posting })),
      projectNoticePath('j1', notice('member_left')),
      projectNoticePath('j1', notice('invited')),
    ]).toEqual(['/projects/j1?tab=postings#posting-h1', '/projects/j1', '/projects/j1?tab=members', '/projects/j1']));
});
