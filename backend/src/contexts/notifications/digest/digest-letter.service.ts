import { Injectable } from '@nestjs/common';
import { pagePath } from '../../../../contracts/above.js';
import { noteText } from '../../../../contracts/holding.js';
import { jobNoticePath } from '../../../../contracts/job-notices.js';
import { notificationText } from '../../../../contracts/notification-text.js';
import { badgeText, type DigestKind, NOTIFICATION_REASON_TEXT, type NotificationRow } from '../../../../contracts/notifications.js';
import { projectNoticePath } from '../../../../contracts/project-notices.js';
import type { Mail } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import type { UnreadChats } from './unread-chats.port.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly memberId: string;
  readonly kind: DigestKind;
}

const NAME: Record<DigestKind, string> = { daily: 'günlük', weekly: 'haftalık' };
const SPAN: Record<DigestKind, string> = { daily: 'Son bir günde', weekly: 'Son bir haftada' };

/** What the subject counts. */
function summary(rows: number, unread: UnreadChats | null): string {
  const counted = [
    [rows, 'bildirim'],
    [unread?.messages ?? 0, 'okunmamış mesaj'],
    [unread?.requests ?? 0, 'mesaj isteği'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${badgeText(count)} ${what}`)
    .join(', ');
}

/** Writes digests. */
@Injectable()
export class DigestLetter {
  constructor(
    private readonly site: SiteAddress,
    private readonly links: UnsubscribeLinks,
  ) {}

  of({ id, to, memberId, kind }: Envelope, rows: readonly NotificationRow[], unread: UnreadChats | null): Mail {
    const { publicUrl } = this.site;
    const unsubscribe = this.links.of(memberId, 'digests');
    return {
      id,
      to,
      subject: `Meydan: ${NAME[kind]} özetiniz (${summary(rows.length, unread)})`,
      unsubscribe,
      text: `Merhaba,

${[this.notified(kind, rows), this.written(unread)].filter((part) => part !== null).join('\n\n')}

Meydan

Bu e-postayı ${NAME[kind]} özet almayı seçtiğiniz için aldınız. Tercihleriniz: ${publicUrl}/settings/notifications
Özet e-postalarını kapatın: ${unsubscribe}
`,
    };
  }

  private notified(kind: DigestKind, rows: readonly NotificationRow[]): string | null {
    if (rows.length === 0) return null;
    const entries = rows.map((row) => this.entry(row)).join('\n\n');
    return `${SPAN[kind]} okumadığınız ${rows.length} bildirim var:\n\n${entries}\n\nTüm bildirimleriniz: ${this.site.publicUrl}/notifications`;
  }

  private written(unread: UnreadChats | null): string | null {
    if (!unread) return null;
    const { messages, chats, requests } = unread;
    const waiting = [
      ...(messages > 0 ? [`${badgeText(chats)} sohbette ${badgeText(messages)} okunmamış mesajınız var.`] : []),
      ...(requests > 0 ? [`${badgeText(requests)} mesaj isteği yanıtınızı bekliyor.`] : []),
    ];
    return `${waiting.join('\n')}\n\nMesajlarınız: ${this.site.publicUrl}/mesajlar`;
  }

  private entry(row: NotificationRow): string {
    const { note, reason } = row;
    const place = this.placeOf(row);
    return `• ${notificationText(row)}.${note ? ` ${noteText(note)}` : ''}\n  ${NOTIFICATION_REASON_TEXT[reason]} bildiriliyor.${place ? `\n  ${this.site.publicUrl}${place}` : ''}`;
  }

  private placeOf({ commentId, removed, outcome, project, job, ...place }: NotificationRow): string | null {
    if (project) return place.projectId && !removed ? projectNoticePath(place.projectId, project) : null;
    if (job) return removed ? null : jobNoticePath(job);
    if (outcome === 'refused') return '/forum/drafts';
    const page = pagePath(place);
    return page && !removed ? `${page}${commentId ? `#comment-${commentId}` : ''}` : null;
  }
}
