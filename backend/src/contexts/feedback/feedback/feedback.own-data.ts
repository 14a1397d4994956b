import { ACTOR_LABEL } from '../../../../contracts/staff.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { FeedbackEmailDisclosed, FeedbackGiven } from './feedback.events.js';

const given = ownDataFile<FeedbackGiven>({
  name: 'geri-bildirimler',
  title: 'Gönderdiğiniz geri bildirimler',
  rows: {
    FeedbackGiven: ({ at, data: { feedbackId, title, description, stepsToReproduce, pageUrl, severity, category } }, memberId) => ({
      at,
      id: feedbackId,
      by: memberId,
      title,
      description,
      steps_to_reproduce: stepsToReproduce,
      page_url: pageUrl,
      severity,
      category,
    }),
  },
});

const disclosed = ownDataFile<FeedbackEmailDisclosed>({
  name: 'geri-bildirim-e-postasi',
  title: 'Geri bildirimle bıraktığınız e-posta adresine görevlilerin baktığı zamanlar',
  rows: {
    // Whoever looked is named in the fact too; that somebody left an address is not theirs to take along.
    FeedbackEmailDisclosed: ({ at, actor, data: { feedbackId, memberId, reason } }, reader) =>
      memberId === reader ? { at, role: ACTOR_LABEL[actor.role] ?? actor.role, feedback: feedbackId, reason } : null,
  },
});

/** What feedback has of a member; its pictures go with the facts that name them. */
export const feedbackOwnData: OwnData = { files: [given, disclosed] };
