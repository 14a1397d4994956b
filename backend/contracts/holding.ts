import type { AboveIds } from './above.js';
import type { Author } from './accounts.js';
import type { ModerationOutcome } from './moderation.js';
import { inOneLine } from './one-line.js';
import type { ForumTextKind } from './text-kinds.js';

/** What is looked at before a text of a member joins the forum. */
export const HOLD_CAUSES = ['first_posts', 'links', 'words'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** Why a text waits, as moderators read it in their queue. */
export const HOLD_CAUSE_LABEL: Record<HoldCause, string> = {
  first_posts: 'Yeni üyenin ilk yazıları onaydan geçer.',
  links: 'Yeni üye izin verilenden çok bağlantı verdi.',
  words: 'Metinde izlenen bir sözcük geçiyor.',
};

/** The same, as its author reads it. */
export const HOLD_CAUSE_TO_AUTHOR: Record<HoldCause, string> = {
  first_posts: 'Yeni üyelerin ilk yazılarını, herkese açılmadan önce bir moderatör okur.',
  links: 'Yazınızda, yeni bir üye için izin verilenden çok bağlantı var.',
  words: 'Yazınızda, bir moderatörün önce okuması gereken bir sözcük geçiyor.',
};

/** Stands in the place of a reporter where Meydan itself asks moderators to look. */
export const SYSTEM_REPORTER = 'meydan';
export const SYSTEM_AUTHOR: Author = {
  id: SYSTEM_REPORTER,
  username: '',
  display_name: 'Meydan (kendiliğinden)',
  first_name: null,
  last_name: null,
  avatar: null,
  role: 'system',
};
/** The same for those who are of the staff and were reported themselves: nobody is told by whom. */
export const HIDDEN_REPORTER: Author = { ...SYSTEM_AUTHOR, display_name: 'Adı gizli' };

export const HOLDING_TEXT = {
  held: 'Yazınız bir moderatörün onayını bekliyor. Onaylandığında herkes görecek.',
  tooMany: 'Kısa sürede çok fazla yazdınız. Lütfen biraz bekleyip tekrar deneyin.',
  repeated: 'Aynı metni kısa süre önce yazdınız. Lütfen önceki yazınıza bakın.',
  tooManyLinks: 'Yeni bir üye olduğunuz için yazınızı düzenlerken bu kadar çok bağlantı ekleyemezsiniz. Lütfen eklediğiniz bağlantıları azaltın.',
  wordRefused: (words: readonly string[]) =>
    `Metninizde burada yazılamayan bir ifade var: ${words.map((word) => `“${word}”`).join(', ')}. Lütfen çıkarıp tekrar deneyin.`,
  wordAdded: 'Düzenlerken eklediğiniz bir sözcüğü önce bir moderatörün okuması gerekir. Lütfen o sözcüğü çıkarın.',
  waiting: 'İnceleme bekleyenler',
  topicWaits: 'Konunuz bir moderatörün onayını bekliyor.',
  commentWaits: 'Yorumunuz bir moderatörün onayını bekliyor.',
  meanwhile: 'O zamana kadar sizden ve moderatörlerden başka kimse göremez; isterseniz geri alıp düzenleyebilirsiniz. Karar verilince bildirim alırsınız.',
  refused: 'Yayımlanmayanlar',
  takenBack: 'Yazınız geri alındı. Metni taslağınızda duruyor.',
  notFound: 'Bu yazı bulunamadı.',
  decided: 'Bu yazı hakkında karar verildiği için artık geri alınamaz.',
  takenBackByAuthor: 'Yazarı bu metni geri aldı. Karar verilecek bir şey kalmadı.',
  noNote: 'Moderatör bir gerekçe yazmadı. Topluluk kurallarına bakıp metninizi düzenleyebilirsiniz.',
} as const;

/** A text of one's own that waits, or did. */
export interface OwnHeldText extends AboveIds {
  id: string;
  kind: ForumTextKind;
  /** Where it would stand; the same as `id` for a topic, empty under a post. */
  topicId: string;
  parentId: string | null;
  /** Of the topic or the post; null when it may not be read any more. */
  title: string | null;
  /** Markdown source. */
  content: string;
  /** Its beginning, as words. */
  excerpt: string;
  /** Empty for a comment. */
  categoryId: string;
  /** Empty for a comment. */
  selectedTags: string[];
  quotedComment: string | null;
  causes: HoldCause[];
  held_at: string;
}

export interface OwnRefusedText extends OwnHeldText {
  refused_at: string;
  /** What moderators wrote and decided; null where nothing is known of it. */
  note: string | null;
  outcome: ModerationOutcome | null;
}

/** `GET /api/forum/held`: the newest first. */
export interface OwnHeldTexts {
  waiting: OwnHeldText[];
  /** Those of the last days only. */
  refused: OwnRefusedText[];
  /** How long the texts that were decided on lately had waited, half of them less and half more; null when there were too few. */
  usual_wait_minutes: number | null;
}

export const HELD_LIMITS = { shownDays: 30, rows: 50 } as const;

const SANCTIONED: Partial<Record<ModerationOutcome, string>> = {
  user_warned: 'Bu yazı nedeniyle hesabınız uyarıldı.',
  user_muted: 'Bu yazı nedeniyle bir süre yazamayacaksınız.',
  user_suspended: 'Bu yazı nedeniyle hesabınız kısıtlandı.',
};

export const noteText = (note: string): string => `Moderatörün gerekçesi: “${inOneLine(note)}”`;
/** Why a text was refused and what came with it, in whole sentences. */
export const refusalText = (note: string | null, outcome: ModerationOutcome | null): string =>
  [note ? noteText(note) : HOLDING_TEXT.noNote, outcome && SANCTIONED[outcome]].filter(Boolean).join(' ');

/** How long one has to wait, as far as that is known. */
export function usualWaitText(minutes: number | null): string {
  if (minutes === null) return 'Moderatörler yazıları geliş sırasıyla okur.';
  if (minutes <= 60) return 'Son günlerde yazılar genellikle bir saat içinde incelendi.';
  if (minutes <= 24 * 60) return `Son günlerde yazılar genellikle ${Math.ceil(minutes / 60)} saat içinde incelendi.`;
  return `Son günlerde yazılar genellikle ${Math.ceil(minutes / (24 * 60))} gün içinde incelendi.`;
}
