/** What members are told about projects: what happened there, and its sentences. */
import { inOneLine, quoted } from './one-line.js';
import { PROJECT_ROLE_LABEL } from './projects.js';

export const PROJECT_HAPPENINGS = [
  'invited',
  'reminded',
  'invite_accepted',
  'invite_refused',
  'made_manager',
  'made_member',
  'removed',
  'member_left',
  'handover_offered',
  'handover_accepted',
  'handover_refused',
  'owner_now',
  'archived',
  'update_posted',
  'posting_opened',
  'applied',
  'application_accepted',
  'application_rejected',
  'posting_filled',
  'posting_closed',
  'posting_reopened',
  'posting_removed',
] as const;
export type ProjectHappening = (typeof PROJECT_HAPPENINGS)[number];

/** What a row of the centre says of a project. */
export interface NoticeOfProject {
  happening: ProjectHappening;
  /** The posting or the update that it is about; its title is null where it has none, or is not there (any more) for the reader. */
  part: { id: string; title: string | null } | null;
  /** Whether what is asked of the reader still waits for their answer: an invitation, or the offer of ownership. */
  waits: boolean;
}

interface Told {
  readonly who: string;
  /** Null when the reader may not know it (any more). */
  readonly title: string | null;
  readonly posting: string | null;
}
type Sentence = (told: Told) => string;

const known = (text: string | null): string | null => (text && inOneLine(text) ? quoted(text) : null);
/** With the ending of its sentence: ‹Takvim› projesine, or without its name: bir projeye. */
const project =
  (ending: string, without: string) =>
  ({ title }: Told): string => {
    const name = known(title);
    return name ? `${name} projesi${ending}` : `bir proje${without}`;
  };
const [toIt, inIt, outOfIt, ofIt, it] = [project('ne', 'ye'), project('nde', 'de'), project('nden', 'den'), project('nin', 'nin'), project('ni', 'yi')];
/** ‹Takvim› projesindeki ‹Arayüz› ilanına; bir ilana. */
const posting =
  (ending: string, without: string): Sentence =>
  (told) => {
    const [name, title] = [known(told.posting), known(told.title)];
    const place = title ? `${title} projesindeki ` : '';
    return `${place}${name ? `${name} ilanı${ending}` : `bir ilan${without}`}`;
  };
const [toPosting, ofPosting, onePosting] = [posting('na', 'a'), posting('nın', 'ın'), posting('', '')];

const role = (which: 'manager' | 'member'): Sentence => {
  return (told) => `${told.who}, ${inIt(told)} görevinizi “${PROJECT_ROLE_LABEL[which]}” olarak değiştirdi`;
};

const SENTENCE: Record<ProjectHappening, Sentence> = {
  invited: (told) => `${told.who}, sizi ${toIt(told)} davet etti`,
  reminded: (told) => `${told.who}, sizi ${toIt(told)} davet ettiğini hatırlattı`,
  invite_accepted: (told) => `${told.who}, ${toIt(told)} davetinizi kabul etti`,
  invite_refused: (told) => `${told.who}, ${toIt(told)} davetinizi reddetti`,
  made_manager: role('manager'),
  made_member: role('member'),
  removed: (told) => `${told.who}, sizi ${outOfIt(told)} çıkardı`,
  member_left: (told) => `${told.who}, ${outOfIt(told)} ayrıldı`,
  handover_offered: (told) => `${told.who}, ${it(told)} size devretmek istiyor`,
  handover_accepted: (told) => `${told.who}, ${it(told)} devraldı`,
  handover_refused: (told) => `${told.who}, ${it(told)} devralmayı kabul etmedi`,
  owner_now: (told) => `Artık ${ofIt(told)} sahibi sizsiniz`,
  archived: ({ title }) => `${known(title) ? `${known(title)} projesi` : 'Bir proje'} arşivlendi`,
  update_posted: (told) => `${told.who}, ${inIt(told)} yeni bir güncelleme yayınladı`,
  posting_opened: (told) => `${told.who}, ${inIt(told)} ${known(told.posting) ? `${known(told.posting)} ilanını` : 'yeni bir yardım ilanı'} açtı`,
  applied: (told) => `${told.who}, ${toPosting(told)} başvurdu`,
  application_accepted: (told) => `${told.who}, ${toPosting(told)} başvurunuzu kabul etti`,
  application_rejected: (told) => `${told.who}, ${toPosting(told)} başvurunuzu reddetti`,
  posting_filled: (told) => `Başvurduğunuz ${ofPosting(told)} yerleri doldu`,
  posting_closed: (told) => `Başvurduğunuz ${onePosting(told)} kapandı`,
  posting_reopened: (told) => `Başvurduğunuz ${onePosting(told)} yeniden açıldı`,
  posting_removed: (told) => `Başvurduğunuz ${onePosting(told)} silindi`,
};

/** What happened in a project, without a full stop; `who` are those who did it. */
export function projectNoticeText({ happening, part }: NoticeOfProject, title: string | null, who: string): string {
  return SENTENCE[happening]({ who, title, posting: part?.title ?? null });
}

const asksTo = (happening: ProjectHappening): boolean => happening === 'invited' || happening === 'reminded';

/** What a waiting row asks for leads to where it is answered: invitations stand together, an offer stands in its project. */
const PROJECT_ANSWER = { invite: 'Kabul et', offer: 'Yanıtla' } as const;
export const projectAnswer = ({ happening, waits }: NoticeOfProject): string | null => (waits ? PROJECT_ANSWER[asksTo(happening) ? 'invite' : 'offer'] : null);

export const projectUpdatePath = (projectId: string, updateId: string): string => `/projects/${projectId}?tab=updates#update-${updateId}`;

/** Where it is read on; an address of the app. */
export function projectNoticePath(projectId: string, { happening, part, waits }: NoticeOfProject): string {
  if (asksTo(happening) && waits) return '/projects/mine';
  const page = `/projects/${projectId}`;
  if (part && happening === 'update_posted') return projectUpdatePath(projectId, part.id);
  if (part && happening !== 'posting_removed') return `${page}?tab=postings#posting-${part.id}`;
  return happening === 'member_left' ? `${page}?tab=members` : page;
}
