import { fieldLabel } from '../../../../contracts/audit-timeline.js';
import { DISCLOSURE_PURPOSE_LABEL, type DisclosurePurpose } from '../../../../contracts/member-record.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { AccountErased, MemberEmailDisclosed, MemberForgotten } from '../../accounts/public.js';
import type { FeedbackEmailDisclosed } from '../../feedback/public.js';
import type { ChatEvidenceDisclosed } from '../../moderation/public.js';
import { looksView } from './access.model.js';
import type { DisclosureEvent } from './fact-disclosure.events.js';

interface Look {
  readonly memberId: string;
  readonly what: string;
  readonly purpose: DisclosurePurpose | null;
  readonly reason: string | null;
}

const seen = ({ id, at, actor }: RecordedEvent<DomainEvent>, { memberId, what, purpose, reason }: Look) =>
  looksView.make(memberId, { $push: { looks: { id, at, role: actor.role, what, purpose: purpose && DISCLOSURE_PURPOSE_LABEL[purpose], reason } } });

/** What members are told of who looked: when, in which role, at what and why. */
export const looksProjection = projection<
  MemberEmailDisclosed | FeedbackEmailDisclosed | ChatEvidenceDisclosed | DisclosureEvent | AccountErased | MemberForgotten
>({
  name: 'looks',
  version: 3,
  views: [looksView.name],
  follows: 'later',
  on: {
    MemberEmailDisclosed: (event) => seen(event, { ...event.data, what: 'E-posta adresiniz', reason: event.data.note }),
    FeedbackEmailDisclosed: (event) => {
      const { memberId, reason } = event.data;
      return memberId ? seen(event, { memberId, what: 'Geri bildirimle bıraktığınız e-posta adresi', purpose: null, reason }) : [];
    },
    // Not which message it was: that would tell its author who reported it. Why it was looked at is nothing of the reporter's.
    ChatEvidenceDisclosed: (event) => {
      const { authorId, reporterId, note } = event.data;
      return [
        // Without its reason it is of an author who is forgotten.
        ...(note === null ? [] : [seen(event, { memberId: authorId, what: 'Raporlanan bir mesajınız ve çevresindeki konuşma', purpose: null, reason: note })]),
        ...(reporterId === null
          ? []
          : [seen(event, { memberId: reporterId, what: 'Raporladığınız bir mesaj ve çevresindeki konuşma', purpose: null, reason: null })]),
      ];
    },
    FactDisclosed: (event) =>
      seen(event, { ...event.data, what: `Hakkınızdaki bir kaydın gizli alanları: ${event.data.fields.map(fieldLabel).join(', ')}`, reason: event.data.note }),
    RecordsExported: (event) => {
      const { memberId, facts, note } = event.data;
      return seen(event, {
        memberId,
        what: `Hakkınızdaki ${facts.toLocaleString('tr-TR')} kayıt, gizli alanlarıyla dışa aktarıldı`,
        purpose: null,
        reason: note,
      });
    },
    AccountErased: ({ data }) => looksView.put(data.memberId, { looks: [] }),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => looksView.put(data.memberId, { looks: [] }),
  },
});
