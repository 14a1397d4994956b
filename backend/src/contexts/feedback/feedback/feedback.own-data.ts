import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { FeedbackGiven } from './feedback.events.js';

const given = ownDataFile<FeedbackGiven>({
  name: 'geri-bildirimler',
  title: 'Gönderdiğiniz geri bildirimler',
  rows: {
    FeedbackGiven: ({ at, data: { title, description, stepsToReproduce, pageUrl, severity, category } }, memberId) => ({
      at,
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

/** What feedback has of a member; its pictures go with the facts that name them. */
export const feedbackOwnData: OwnData = { files: [given] };
