import { PROJECT_ROLE_LABEL } from '../../../../contracts/projects.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { ProjectEvent, ProjectRestored } from './project.events.js';

const undone = ({ undoes }: { undoes?: number }, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));

/** Everything that happens to a project is told, but no words of it, no address and no message. */
export const projectTold = tells<ProjectEvent>({
  ProjectCreated: moderates('Proje oluşturuldu'),
  ProjectRevised: moderates('Proje düzenlendi'),
  ProjectTagsFollowed: moderates('Projenin etiketleri yeni adlarına geçti'),
  ProjectArchived: moderates('Proje arşivlendi', {
    what: ({ cause }) => (cause === 'owner' ? 'Proje sahibi tarafından arşivlendi' : 'Proje sahipsiz kaldı ve arşivlendi'),
  }),
  ProjectUnarchived: moderates('Proje arşivden çıkarıldı'),
  ProjectWithdrawn: moderates('Proje silindi', {
    what: ({ cause }) => (cause === 'owner' ? 'Proje sahibi tarafından silindi' : 'Proje, sahibinin hesabıyla birlikte silindi'),
  }),
  ProjectHidden: moderates('Proje gizlendi', { isUndone: true }),
  ProjectDeleted: moderates('Proje kaldırıldı', { isUndone: true }),
  ProjectRestored: moderates<ProjectRestored['data']>('Proje geri getirildi', {
    what: ({ from }) => (from === 'hidden' ? 'Gizlenen proje yeniden gösterildi' : 'Kaldırılan proje geri getirildi'),
    takesBack: undone,
  }),
  MemberInvited: moderates('Projeye davet gönderildi', { what: ({ role }) => `Projeye davet gönderildi: ${PROJECT_ROLE_LABEL[role]}` }),
  InviteReminded: moderates('Proje daveti hatırlatıldı'),
  InviteAccepted: moderates('Proje daveti kabul edildi'),
  InviteRefused: moderates('Proje daveti reddedildi'),
  InviteWithdrawn: moderates('Proje daveti geri alındı'),
  InviteExpired: moderates('Proje davetinin süresi doldu'),
  MemberJoined: moderates('Projeye üye katıldı', { what: ({ role }) => `Projeye üye katıldı: ${PROJECT_ROLE_LABEL[role]}` }),
  ProjectRoleChanged: moderates('Projede görev değişti', {
    what: ({ from, to }) => `Projede görev değişti: ${PROJECT_ROLE_LABEL[from]} → ${PROJECT_ROLE_LABEL[to]}`,
  }),
  MemberLeft: moderates('Üye projeden ayrıldı', {
    what: ({ cause }) => (cause === 'own' ? 'Üye projeden ayrıldı' : 'Üye, hesabı kapandığı için projeden çıktı'),
  }),
  MemberRemoved: moderates('Üye projeden çıkarıldı'),
  HandoverOffered: moderates('Projenin devri teklif edildi'),
  HandoverEnded: moderates('Devir teklifi sona erdi', { what: ({ refused }) => (refused ? 'Devir teklifi reddedildi' : 'Devir teklifi geri alındı') }),
  OwnershipPassed: moderates('Projenin sahibi değişti', { what: ({ to, cause }) => (to === null ? 'Proje sahipsiz kaldı' : PASSED[cause]) }),
  PostingOpened: moderates('Yardım ilanı açıldı'),
  PostingRevised: moderates('Yardım ilanı düzenlendi'),
  PostingClosed: moderates('Yardım ilanı kapandı', { what: ({ cause }) => CLOSED[cause] }),
  PostingReopened: moderates('Yardım ilanı yeniden açıldı'),
  PostingFilled: moderates('Yardım ilanının yerleri doldu'),
  PostingRemoved: moderates('Yardım ilanı silindi'),
  ApplicationMade: moderates('Yardım ilanına başvuruldu'),
  ApplicationSeen: moderates('Başvuruya bakıldı'),
  ApplicationAccepted: moderates('Başvuru kabul edildi'),
  ApplicationRejected: moderates('Başvuru reddedildi'),
  ApplicationWithdrawn: moderates('Başvuru geri çekildi'),
  ApplicationMessagesDestroyed: moderates('Başvuru mesajları yok edildi'),
});

const PASSED = {
  handover: 'Proje yeni sahibine devredildi',
  erasure: 'Sahibinin hesabı kapandığı için proje yöneticisine geçti',
  ban: 'Sahibi süresiz yasaklandığı için proje yöneticisine geçti',
  'ban-lifted': 'Yasağı kalkan sahibi projeyi geri aldı',
} as const;
const CLOSED = { own: 'Yardım ilanı kapatıldı', due: 'Yardım ilanının son günü geçti', archived: 'Proje arşivlendiği için yardım ilanı kapandı' } as const;
