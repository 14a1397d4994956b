import { Injectable } from '@nestjs/common';
import { pagePath } from '../../../../contracts/above.js';
import { noteText } from '../../../../contracts/holding.js';
import { notificationText } from '../../../../contracts/notification-text.js';
import { type DigestKind, NOTIFICATION_REASON_TEXT, type NotificationRow } from '../../../../contracts/notifications.js';
import { projectNoticePath } from '../../../../contracts/project-notices.js';
import type { Mail } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly memberId: string;
  readonly kind: DigestKind;
}

const NAME: Record<DigestKind, string> = { daily: 'günlük', weekly: 'haftalık' };
const SPAN: Record<DigestKind, string> = { daily: 'Son bir günde', weekly: 'Son bir haftada' };

/** Writes digests. */
@Injectable()
export class DigestLetter {
  constructor(
    private readonly site: SiteAddress,
    private readonly links: UnsubscribeLinks,
  ) {}

  of({ id, to, memberId, kind }: Envelope, rows: readonly NotificationRow[]): Mail {
    const { publicUrl } = this.site;
    const unsubscribe = this.links.of(memberId, 'digests');
    return {
      id,
      to,
      subject: `Meydan: ${NAME[kind]} özetiniz (${rows.length} bildirim)`,
      unsubscribe,
      text: `Merhaba,

${SPAN[kind]} okumadığınız ${rows.length} bildirim var:

${rows.map((row) => this.entry(row)).join('\n\n')}

Tüm bildirimleriniz: ${publicUrl}/notifications

Meydan

Bu e-postayı ${NAME[kind]} özet almayı seçtiğiniz için aldınız. Tercihleriniz: ${publicUrl}/settings/notifications
Özet e-postalarını kapatın: ${unsubscribe}
`,
    };
  }

  private entry(row: NotificationRow): string {
    const { note, reason } = row;
    const place = this.placeOf(row);
    return `• ${notificationText(row)}.${note ? ` ${noteText(note)}` : ''}\n  ${NOTIFICATION_REASON_TEXT[reason]} bildiriliyor.${place ? `\n  ${this.site.publicUrl}${place}` : ''}`;
  }

  private placeOf({ commentId, removed, outcome, project, ...place }: NotificationRow): string | null {
    if (project) return place.projectId && !removed ? projectNoticePath(place.projectId, project) : null;
    if (outcome === 'refused') return '/forum/drafts';
    const page = pagePath(place);
    return page && !removed ? `${page}${commentId ? `#comment-${commentId}` : ''}` : null;
  }
}
