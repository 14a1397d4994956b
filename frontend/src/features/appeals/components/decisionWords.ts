import { aboveIn } from '@contracts/above';
import { type ContentAction, type DecidedContent, type DecidedSanction, type Decision, holdsContent } from '@contracts/appeals';
import { quoted } from '@contracts/one-line';
import { SANCTION_LABEL } from '@contracts/sanctions';
import { exactTime } from '../../../design/dates';

const ACTION = {
  forum_topic: { hidden: 'Konunuz gizlendi', deleted: 'Konunuz silindi', edited: 'Konunuz düzenlendi' },
  blog_post: { hidden: 'Yazınız gizlendi', deleted: 'Yazınız silindi', edited: 'Yazınız düzenlendi' },
  project: { hidden: 'Projeniz gizlendi', deleted: 'Projeniz kaldırıldı', edited: 'Projeniz düzenlendi' },
  project_update: { hidden: 'Güncellemeniz gizlendi', deleted: 'Güncellemeniz kaldırıldı', edited: 'Güncellemeniz düzenlendi' },
  chat_message: { hidden: 'Mesajınız kaldırıldı', deleted: 'Mesajınız kaldırıldı', edited: 'Mesajınız düzenlendi' },
  job_listing: { hidden: 'İş ilanınız gizlendi', deleted: 'İş ilanınız kaldırıldı', edited: 'İş ilanınız düzenlendi' },
  voice_room: { hidden: 'Sesli odanızın adı gizlendi', deleted: 'Sesli odanız kapatıldı', edited: 'Sesli odanız düzenlendi' },
  voice_message: { hidden: 'Sesli odadaki mesajınız kaldırıldı', deleted: 'Sesli odadaki mesajınız kaldırıldı', edited: 'Sesli odadaki mesajınız düzenlendi' },
  user_profile: { hidden: 'Profilinizdeki bir alan gizlendi', deleted: 'Profilinizdeki bir alan silindi', edited: 'Profiliniz düzenlendi' },
  forum_comment: { hidden: 'Yorumunuz gizlendi', deleted: 'Yorumunuz silindi', edited: 'Yorumunuz düzenlendi' },
} as const;
const OVER = { expired: 'süresi doldu', withdrawn: 'geri alındı', lifted: 'kaldırıldı' } as const;

const endOf = ({ until, state, kind }: DecidedSanction): string => {
  if (state !== 'in_force') return OVER[state];
  if (kind === 'warned') return '';
  return until ? `${exactTime(until)} tarihine kadar` : 'süresiz';
};

/** 'Uzaklaştırma · 21 Aralık 2026 14:02 tarihine kadar' */
const sanctionWords = (sanction: DecidedSanction): string => [SANCTION_LABEL[sanction.kind], endOf(sanction)].filter(Boolean).join(' · ');

const noMore = (action: ContentAction): string => (action === 'edited' ? 'artık geçerli değil' : 'geri geldi');

/** What was done, each in a sentence of its own. */
export const whatWasDone = ({ sanctions, content }: Decision): string[] => [
  ...(content?.action ? [`${ACTION[content.type][content.action]}${holdsContent(content) ? '' : ` · ${noMore(content.action)}`}`] : []),
  ...sanctions.map(sanctionWords),
];

/** '‹NestJS’te transaction› konusundaki yorumunuz' */
export function contentWords(content: DecidedContent): string {
  const { type, title } = content;
  switch (type) {
    case 'user_profile':
      return 'Profiliniz';
    case 'forum_topic':
      return title ? `${quoted(title)} konunuz` : 'Silinen konunuz';
    case 'blog_post':
      return title ? `${quoted(title)} yazınız` : 'Silinen yazınız';
    case 'project':
      return title ? `${quoted(title)} projeniz` : 'Kaldırılan projeniz';
    case 'project_update':
      return title ? `${quoted(title)} projesindeki güncellemeniz` : 'Kaldırılan bir projedeki güncellemeniz';
    case 'job_listing':
      return title ? `${quoted(title)} iş ilanınız` : 'Kaldırılan iş ilanınız';
    case 'chat_message':
      return 'Bir mesajınız';
    case 'voice_room':
      return title ? `${quoted(title)} sesli odanız` : 'Kapanan sesli odanız';
    case 'voice_message':
      return 'Sesli odadaki bir mesajınız';
    case 'forum_comment':
      switch (aboveIn(content)?.kind) {
        case 'post':
          return title ? `${quoted(title)} yazısındaki yorumunuz` : 'Silinen bir yazıdaki yorumunuz';
        case 'project':
          return title ? `${quoted(title)} projesindeki yorumunuz` : 'Silinen bir projedeki yorumunuz';
      }
      return title ? `${quoted(title)} konusundaki yorumunuz` : 'Silinen bir konudaki yorumunuz';
  }
}
