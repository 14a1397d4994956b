import type { CreatePostingRequest, Posting } from '@contracts/help-wanted';
import { dayIn } from '@contracts/istanbul-day';
import { postingProblems } from '@contracts/posting-problems';
import { withTypedName } from '../../../../writing/tags';

/** What the form of a posting holds. */
export interface PostingFields {
  title: string;
  description: string;
  skills: string[];
  typedSkill: string;
  project_reward_type: string;
  places: string;
  /** `YYYY-MM-DD`; '' for no end. */
  until: string;
}

export const NO_POSTING: PostingFields = { title: '', description: '', skills: [], typedSkill: '', project_reward_type: '', places: '1', until: '' };

export const fieldsOf = ({ title, description, skills, project_reward_type, places, until }: Posting): PostingFields => ({
  ...{ title, description, skills, typedSkill: '', project_reward_type, places: String(places), until: until ?? '' },
});

/** What is sent. */
export const requestOf = (fields: PostingFields): Required<Omit<CreatePostingRequest, 'project_id'>> => ({
  title: fields.title,
  description: fields.description,
  skills: withTypedName(fields.skills, fields.typedSkill),
  project_reward_type: fields.project_reward_type,
  places: fields.places.trim() === '' ? Number.NaN : Number(fields.places),
  until: fields.until || null,
});

export type PostingProblems = Partial<Record<keyof PostingFields, string>>;

/** First problem of each field, as the server would find it: a last day that stands may be past by now. */
export function problemsOf(fields: PostingFields, formerUntil: string | null, today = dayIn(new Date().toISOString())): PostingProblems {
  const request = requestOf(fields);
  return postingProblems({ ...request, until: request.until === formerUntil ? null : request.until }, today);
}

/** Refusals of the server under the names of the fields here. */
export const refusalsOf = (fields: Record<string, string>): PostingProblems =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.split('.')[0], text]));
