import type { TypeChoices } from '../../../../contracts/notifications.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { object, sometimes, text } from '../../../platform/views/view-fields.js';

const choice = sometimes(object<Partial<TypeChoices>>());

/** What a member has chosen; what is not in it is as usual. */
export const choicesView = declareView('notification_choices', {
  reply: choice,
  mention: choice,
  like: choice,
  solved: choice,
  follow: choice,
  report_settled: choice,
  warned: choice,
  content_moderated: choice,
  subrole: choice,
  project: choice,
  help_wanted: choice,
  job_application: choice,
  project_news: choice,
  project_match: choice,
  chat_messages: choice,
  job_search: choice,
});

/** By member: who wants to be mailed about postings that suit them, and since when. */
export const matchReadersView = declareView('match_readers', { since: text });
