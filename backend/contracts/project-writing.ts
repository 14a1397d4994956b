/** Writing projects, on the wire. */
import { TOPIC_LIMITS } from './forum.js';
import { quoted } from './one-line.js';
import type { ProjectLink, ProjectVisibility } from './projects.js';

export const PROJECT_LIMITS = {
  title: { min: 3, max: 100 },
  summary: { min: 10, max: 300 },
  /** Characters of the Markdown source. */
  description: 10_000,
  tags: TOPIC_LIMITS.tags,
  tag: TOPIC_LIMITS.tag,
  links: 5,
  linkLabel: 40,
  url: 500,
  cover: 200,
  /** Of one member. */
  createdADay: 10,
  owned: 50,
  savesAnHour: 60,
  /** Saves of one project's words: each is kept for ever. */
  saves: 1_000,
  firstVersion: 0,
} as const;

/** How the calls of projects are tried again: on network errors, 5xx, 408 and 429 only. Milliseconds. */
export const PROJECT_RETRIES = { attempts: 3, first: 1_000, most: 5_000 } as const;

export const PROJECT_CODE = { changed: 'PROJECT_CHANGED' } as const;

export const PROJECT_FIELDS = {
  title: 'Proje adı',
  summary: 'Özet',
  description: 'Açıklama',
  stage: 'Aşama',
  visibility: 'Görünürlük',
  cover_image_url: 'Kapak görseli',
  links: 'Bağlantılar',
  linkLabel: 'Bağlantının adı',
  linkUrl: 'Bağlantının adresi',
  repository_url: 'Depo adresi',
  tags: 'Etiketler',
  tag: 'Bir etiket',
} as const;
export type ProjectField = keyof typeof PROJECT_FIELDS;

export const PROJECT_WRITING_TEXT = {
  signInToCreate: 'Proje oluşturmak için giriş yapmalısınız.',
  notYours: 'Bu projeyi yalnızca sahibi ve yöneticileri düzenleyebilir.',
  onlyOwner: 'Bunu yalnızca projenin sahibi yapabilir.',
  unknownStage: 'Seçtiğiniz aşama bulunamadı. Lütfen başka bir aşama seçin.',
  unknownVisibility: 'Lütfen projeyi kimlerin göreceğini seçin.',
  foreignCover: 'Kapak görseli, bu siteye yüklediğiniz bir görsel olmalıdır.',
  badUrl: 'Adres https ile başlayan geçerli bir adres olmalıdır.',
  tooManyLinks: `En fazla ${PROJECT_LIMITS.links} bağlantı ekleyebilirsiniz.`,
  tooManyTags: `Maksimum ${TOPIC_LIMITS.tags} etiket seçebilirsiniz`,
  archived: 'Arşivlenmiş bir projede değişiklik yapılamaz. Önce arşivden çıkarın.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir proje düzenlenemez.',
  changedMeanwhile: 'Bu proje siz düzenlerken başka bir yerde değişti.',
  typedMeanwhile: 'Kaydedilirken yazdıklarınız taslakta duruyor. Yeniden kaydedince projeye eklenir.',
  typedNotKept: 'Kaydedilirken yazdıklarınız bu cihazda saklanamadı. Kopyalayın; sonra projeyi yeniden düzenleyip ekleyin.',
  savedTooOften: `Bir proje en fazla ${PROJECT_LIMITS.saves.toLocaleString('tr-TR')} kez değiştirilebilir.`,
  tooManyCreated: `Bir günde en fazla ${PROJECT_LIMITS.createdADay} proje oluşturabilirsiniz.`,
  tooManyOwned: `En fazla ${PROJECT_LIMITS.owned} projenin sahibi olabilirsiniz.`,
  tooManySaves: 'Kısa sürede çok fazla kaydettiniz. Lütfen biraz sonra tekrar deneyin.',
  deletedFirst: 'Bu proje kaldırılmış durumda. Önce projenin kaldırılması kararını geri alın.',
  wordWaits: 'Projenizde, bir moderatörün önce okuması gereken bir sözcük geçiyor. O sözcüğü çıkarınca kaydedebilirsiniz.',
  newMember:
    'Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar başkalarının okuyacağı bir proje oluşturamaz. Projenizi gizli olarak oluşturabilirsiniz.',
  newMemberLinks: 'Yeni bir üye olduğunuz için projenizde bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
  created: 'Projeniz oluşturuldu.',
  saved: 'Proje kaydedildi.',
  archivedDone: 'Proje arşivlendi.',
  unarchivedDone: 'Proje arşivden çıkarıldı.',
  deletedDone: 'Proje silindi.',
} as const;

/** Why whoever is invited to a private project must not read its name and summary yet. */
export const INVITED_TEXT = {
  wordWaits: 'Davet edilenler projenin adını ve özetini okur; bunlarda, bir moderatörün önce okuması gereken bir sözcük geçiyor. Lütfen o sözcüğü çıkarın.',
  newMember:
    'Davet edilenler projenin adını ve özetini okur. Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar gizli bir projeye kimseyi davet edemez.',
  newMemberLinks:
    'Davet edilenler projenin adını ve özetini okur; yeni bir üye olduğunuz için bunlarda bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
} as const;

/** Why a project cannot be opened to others, by one of the texts that stand in it. */
export const OPENING_TEXT = {
  posting: (title: string): string => `${quoted(title)} ilanı`,
  update: (beginning: string): string => `${quoted(beginning)} güncellemesi`,
  because: (where: string, sentence: string): string => `Proje başkalarına açılamadı. ${where}: ${sentence}`,
  wordWaits: 'Bir moderatörün önce okuması gereken bir sözcük geçiyor. O sözcük çıkarılınca projeyi açabilirsiniz.',
  newMember: 'Yazarının forumda ilk paylaşımları henüz onaylanmadı. Onaylanınca ya da bu metin silinince projeyi açabilirsiniz.',
  newMemberLinks: 'Yazarı yeni bir üye olduğu için bu kadar çok bağlantı olamaz. Bağlantılar azaltılınca projeyi açabilirsiniz.',
} as const;

/** `POST /api/projects`. `owner_id` may be sent along; the server knows who writes. */
export interface CreateProjectRequest {
  title: string;
  summary: string;
  description?: string;
  stage: string;
  visibility: ProjectVisibility;
  tags?: string[];
  cover_image_url?: string | null;
  links?: ProjectLink[];
  repository_url?: string | null;
  owner_id?: string | null;
}

/** `PUT /api/projects/{id}`: what is left out stays as it is. */
export type EditProjectRequest = Partial<CreateProjectRequest> & {
  /** The `version` that the writer began from; with another one the answer is a conflict. */
  version?: number;
};

/** `PUT /api/projects/{id}/archive`. */
export interface ArchiveProjectRequest {
  archived: boolean;
}

/** Of every call that changes a project: how it stands now, told by its facts and not by a view. */
export interface SavedProject {
  id: string;
  title: string;
  stage: string;
  visibility: ProjectVisibility;
  archived: boolean;
  version: number;
}
