import { detailProblems } from '@contracts/detail-problems';
import { citiesOf } from '@contracts/places';
import type { UpdateProfileRequest } from '@contracts/profile';
import { profileProblems } from '@contracts/profile';
import {
  contactEmailProblem,
  DETAIL_TEXT,
  ENTRY_KINDS,
  type EntryKind,
  entryProblems,
  isKeptEntry,
  type OwnProfile,
  phoneProblem,
  type UpdateDetailsRequest,
} from '@contracts/profile-details';
import type { ProfileDraftStep } from '@contracts/profile-drafts';
import { type EditorForm, type Entry, FIELDS_OF, formWith, PART_NAMES, partsWith, type Row, remaining, type TextField } from './profileParts';
import { STEPS, stepAt } from './steps';

/** What differs from the profile that others see; this is the draft. */
export type Changes = Partial<EditorForm>;
/** What is wrong, by the name of the field; those of entries are `list.row.field`. */
export type Problems = Readonly<Record<string, string>>;

/** The profile as its fields show it. A name that waits for a moderator is the member's own, though nobody else sees it yet. */
export const formOf = (profile: OwnProfile, waitingName: string | null = null): EditorForm =>
  formWith({ ...profile, display_name: waitingName ?? profile.display_name });

/** The changes with one more; what is again as it was is no change. */
export function changed(published: EditorForm, changes: Changes, given: Changes): Changes {
  const next = Object.entries({ ...changes, ...given }).filter(
    ([field, value]) => field in published && JSON.stringify(value) !== JSON.stringify(published[field as keyof EditorForm]),
  );
  return Object.fromEntries(next) as Changes;
}

/** What was typed while the changes were sent; what was put back meanwhile is typed as well. */
export const typedSince = (published: EditorForm, sent: Changes, now: Changes): Changes => changed({ ...published, ...sent }, {}, { ...published, ...now });

/** Another country has other cities, and another city other districts. */
export const withPlace = (field: 'country' | 'city', value: string): Changes =>
  field === 'country' ? { country: value, city: '', district: '' } : { city: value, district: '' };

/** The profile as it will be when the form is saved. */
export const profileWith = (profile: OwnProfile, form: EditorForm): OwnProfile => ({ ...profile, ...partsWith(form, profile) });

export type SaveRequest = UpdateDetailsRequest & Omit<UpdateProfileRequest, 'display_name' | 'is_public'>;

/** What is sent on saving: the parts that were changed, without entries that say nothing. The displayed name goes by a call of its own. */
export function requestOf(profile: OwnProfile, form: EditorForm, changes: Changes): SaveRequest {
  const next = profileWith(profile, form);
  const parts = PART_NAMES.filter((part) => part !== 'display_name' && FIELDS_OF[part].some((field) => field in changes));
  return Object.fromEntries(parts.map((part) => [part, next[part]])) as SaveRequest;
}

/** Where the form shows what a request calls otherwise. */
const SHOWN_AS: Readonly<Record<string, TextField>> = {
  'social_links.github': 'github',
  'social_links.linkedin': 'linkedin',
  'social_links.website': 'website',
  'addresses.country': 'country',
  'addresses.city': 'city',
  'addresses.district': 'district',
};
const renamed = (problems: Problems): Problems => Object.fromEntries(Object.entries(problems).map(([way, text]) => [SHOWN_AS[way] ?? way, text]));

function personalProblems(form: EditorForm, today: string): Problems {
  const { bio, job_title, company, github, linkedin, website, country, city, district } = form;
  const own = profileProblems(form, today);
  const found: Record<string, string | null | undefined> = {
    ...own,
    first_name: form.first_name.trim() ? own.first_name : DETAIL_TEXT.firstNameMissing,
    last_name: form.last_name.trim() ? own.last_name : DETAIL_TEXT.lastNameMissing,
    birth_date: form.birth_date ? own.birth_date : DETAIL_TEXT.birthDateMissing,
    ...renamed(detailProblems({ bio, job_title, company, social_links: { github, linkedin, website }, addresses: { country, city, district } })),
    phone: phoneProblem(form.phone),
    contact_email: contactEmailProblem(form.contact_email),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The name of a field of an entry among the problems. */
export const entryField = (kind: EntryKind, row: string, field: string): string => `${kind}.${row}.${field}`;

/** Each entry by itself, so that one which is dropped on saving moves no other; then the list as a whole. */
function listProblems(kind: EntryKind, rows: readonly Row[]): Problems {
  const there = remaining(rows);
  const ofEntry = (value: Entry): Problems => {
    const judged = Object.entries(detailProblems({ [kind]: [value] })).map(([way, text]) => [way.slice(`${kind}.0.`.length), text]);
    return { ...Object.fromEntries(judged), ...entryProblems(kind, value) };
  };
  const found = there.flatMap(({ id, value }) => Object.entries(ofEntry(value)).map(([field, text]) => [entryField(kind, id, field), text]));
  const whole = detailProblems({ [kind]: there.filter(({ value }) => isKeptEntry(kind, value)).map(({ value }) => value) })[kind];
  return { ...(whole ? { [kind]: whole } : {}), ...Object.fromEntries(found) };
}

/** What is wrong in a step. `today` is `YYYY-MM-DD`. */
export function stepProblems(step: number, form: EditorForm, today: string): Problems {
  const found = STEPS[step];
  if (found?.key === 'personal') return personalProblems(form, today);
  return found && 'list' in found ? listProblems(found.list, form[found.list]) : {};
}

const isKind = (part: string | undefined): part is EntryKind => (ENTRY_KINDS as readonly string[]).includes(part ?? '');

/** What the server refused, by the fields that show it; what no field shows is left out. */
export function refusedFields(profile: OwnProfile, form: EditorForm, ways: Problems): Problems {
  const shownAt = (way: string): string | null => {
    const [part, index = '', field] = way.split('.');
    if (part === 'contacts') return { email: 'contact_email', phone: 'phone' }[partsWith(form, profile).contacts[Number(index)]?.type as string] ?? null;
    if (!isKind(part)) return SHOWN_AS[way] ?? (way in form ? way : null);
    const row = remaining(form[part]).filter(({ value }) => isKeptEntry(part, value))[Number(index || Number.NaN)];
    return row && field ? entryField(part, row.id, field) : part;
  };
  return Object.fromEntries(Object.entries(ways).flatMap(([way, text]) => (shownAt(way) === null ? [] : [[shownAt(way), text]])));
}

/** The refusals that still stand when these fields were written anew. */
export const stillRefused = (refused: Problems, given: Changes): Problems =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => !((name.split('.')[0] ?? name) in given)));

/** The step that shows a field, by the name of its problem. */
export function stepWith(name: string): number {
  const [part] = name.split('.');
  return stepAt(isKind(part) ? part : 'personal');
}

/** What is wrong in a step, what the server refused among it. */
export const problemsIn = (step: number, { form, refused }: { form: EditorForm; refused: Problems }, today: string): Problems => ({
  ...Object.fromEntries(Object.entries(refused).filter(([name]) => stepWith(name) === step)),
  ...stepProblems(step, form, today),
});

/** The entry that a problem is in; undefined for those of the member. */
export function entryWith(form: EditorForm, name: string): { kind: EntryKind; value: Entry } | undefined {
  const [kind, id] = name.split('.');
  const row = isKind(kind) && form[kind].find((other) => other.id === id);
  return row ? { kind: kind as EntryKind, value: row.value } : undefined;
}

/** Whether it is wrong that a field is empty, not what stands in it. */
export function isMissing(form: EditorForm, name: string): boolean {
  const value = name in form ? form[name as keyof EditorForm] : entryWith(form, name)?.value[name.split('.')[2] ?? ''];
  return typeof value === 'string' && !value.trim();
}

/** The first step with something wrong in it; null where all is well. */
export function firstWrongStep(form: EditorForm, today: string): number | null {
  const wrong = STEPS.findIndex((_, step) => Object.keys(stepProblems(step, form, today)).length > 0);
  return wrong < 0 ? null : wrong;
}

/** Everything but the lists is typed in the first step. */
const isPersonal = (field: keyof EditorForm): field is TextField => !(ENTRY_KINDS as readonly string[]).includes(field);
const PERSONAL_FIELDS: readonly TextField[] = PART_NAMES.flatMap((part) => FIELDS_OF[part]).filter(isPersonal);
/** How many fields of the first step are empty. */
export const emptyFields = (form: EditorForm): number => PERSONAL_FIELDS.filter((field) => !form[field].trim()).length;

/** Whether a city is chosen from a list, or written. */
export const choosesCity = (country: string): boolean => citiesOf(country).length > 0;

/** The rows with one of them moved by one place among those that are still there. */
export function movedRow(rows: readonly Row[], id: string, to: number): Row[] {
  const row = rows.find((other) => other.id === id);
  const target = remaining(rows)[to];
  if (!row || !target || target.id === id) return [...rows];
  const before = rows.findIndex((other) => other.id === id) > rows.findIndex((other) => other.id === target.id);
  const others = rows.filter((other) => other.id !== id);
  const place = others.findIndex((other) => other.id === target.id) + (before ? 0 : 1);
  return [...others.slice(0, place), row, ...others.slice(place)];
}

/** Whether anything differs from what others see. */
export const isDraft = (changes: Changes): boolean => Object.keys(changes).length > 0;

/** In one order, so that the same changes are always the same text. */
const fieldsOf = (step: ProfileDraftStep): readonly (keyof EditorForm)[] => (step === 'personal' ? PERSONAL_FIELDS : [step]);

/** What of the changes was typed in a step. */
export const changesIn = (step: ProfileDraftStep, changes: Changes): Changes =>
  Object.fromEntries(fieldsOf(step).flatMap((field) => (field in changes ? [[field, changes[field]]] : []))) as Changes;

/** The changes with those of one step in the place of what was typed in it. */
export const withStep = (step: ProfileDraftStep, changes: Changes, given: Changes): Changes => {
  const others = Object.entries(changes).filter(([field]) => !(fieldsOf(step) as readonly string[]).includes(field));
  return { ...Object.fromEntries(others), ...changesIn(step, given) } as Changes;
};

/** Only what the editor knows is taken out of a draft. */
export const readChanges = (stored: Changes, published: EditorForm): Changes =>
  changed(
    published,
    {},
    Object.fromEntries(
      Object.entries(stored).filter(([field, value]) =>
        (ENTRY_KINDS as readonly string[]).includes(field) ? Array.isArray(value) : typeof value === 'string',
      ),
    ) as Changes,
  );
