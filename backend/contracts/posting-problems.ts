/** What is wrong with a posting for help, or with an application, before it is sent: the same in the form and on the server. */
import { listProblem, neededLineProblem, onlyProblems, textProblem } from './field-problems.js';
import { type CreatePostingRequest, POSTING_FIELDS, POSTING_LIMITS, POSTING_TEXT, type PostingField } from './help-wanted.js';

/** All that is looked at; whether the reward type is there is known to the server alone. */
export type JudgedPosting = Required<Omit<CreatePostingRequest, 'project_id'>>;

/** First problem of each field of a posting; `today` is a day of Istanbul, as `until` is. Empty when it may be saved. */
export function postingProblems(form: JudgedPosting, today: string): Partial<Record<keyof JudgedPosting & PostingField, string>> {
  return onlyProblems({
    title: neededLineProblem(POSTING_FIELDS.title, form.title, POSTING_LIMITS.title),
    description: textProblem(POSTING_FIELDS.description, form.description, POSTING_LIMITS.description),
    skills: skillsProblem(form.skills),
    project_reward_type: form.project_reward_type ? null : POSTING_TEXT.rewardNeeded,
    places: placesProblem(form.places),
    until: form.until ? dayProblem(form.until, today) : null,
  });
}

/** What is wrong with the words of an application, or null. */
export const messageProblem = (message: string): string | null => textProblem(POSTING_FIELDS.message, message, POSTING_LIMITS.message);

function skillsProblem(skills: readonly string[]): string | null {
  const { skills: count, skill } = POSTING_LIMITS;
  if (skills.filter((each) => each.trim()).length < count.min) return POSTING_TEXT.skillNeeded;
  return listProblem(skills, POSTING_FIELDS.skill, { most: count.max, longest: skill, tooMany: POSTING_TEXT.tooManySkills });
}

function placesProblem(places: number): string | null {
  const { min, max } = POSTING_LIMITS.places;
  return Number.isInteger(places) && places >= min && places <= max ? null : POSTING_TEXT.badPlaces;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayProblem(day: string, today: string): string | null {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return POSTING_TEXT.badDay;
  if (day < today) return POSTING_TEXT.pastDay;
  return time > Date.parse(today) + POSTING_LIMITS.aheadDays * DAY_MS ? POSTING_TEXT.tooFarAhead : null;
}
