/** Each part of a profile that the editor changes: the fields that show it, and what they make of it. What is not in this table is neither shown nor kept. */
import {
  type CompanySuffix,
  type Contact,
  type EntryKind,
  type ExperienceLevel,
  isKeptEntry,
  NO_DETAILS,
  type OwnProfile,
  type ProfileDetails,
  toPhone,
  toSocial,
} from '@contracts/profile-details';

/** An entry as its fields show it. */
export type Entry = Readonly<Record<string, string>>;
/** A row of a list; what was deleted stays as a row until it is saved. */
export interface Row {
  id: string;
  gone: boolean;
  value: Entry;
}

/** All that a member tells of themselves, and their names. */
type Part = keyof ProfileDetails | 'first_name' | 'last_name' | 'birth_date' | 'display_name';
type Told = Pick<OwnProfile, Part>;
interface PartForm<P extends Part, Fields> {
  readonly read: (value: Told[P]) => Fields;
  /** Of what the fields do not show, what was there before stays. */
  readonly write: (fields: Fields, before: Told[P]) => Told[P];
}

/** The rows that are still there. */
export const remaining = (rows: readonly Row[]): Row[] => rows.filter(({ gone }) => !gone);

const orNull = (text: string): string | null => text.trim() || null;
const part = <P extends Part, Fields>(_: P, read: PartForm<P, Fields>['read'], write: PartForm<P, Fields>['write']): PartForm<P, Fields> => ({ read, write });

/** A text in one field of its own name. */
type TextPart = { [P in Part]: [string | null] extends [Told[P]] ? P : never }[Part];
const text = <P extends TextPart>(name: P) =>
  part<P, Record<P, string>>(
    name,
    (value) => ({ [name]: value ?? '' }) as Record<P, string>,
    (fields) => orNull(fields[name]) as Told[P],
  );

/** A list of its own name; entries that say nothing are not kept. */
const list = <K extends EntryKind>(kind: K) =>
  part<K, Record<K, Row[]>>(
    kind,
    (entries) => ({ [kind]: (entries as readonly object[]).map((entry, index) => rowOf(`${kind}-${index}`, entry)) }) as Record<K, Row[]>,
    (fields) =>
      remaining(fields[kind])
        .map(({ value }) => value)
        .filter((entry) => isKeptEntry(kind, entry)) as unknown as Told[K],
  );
const rowOf = (id: string, entry: object): Row => ({ id, gone: false, value: { ...(entry as Entry) } });

const valueAs = (contacts: readonly Contact[], wanted: Contact['type']): string => contacts.find(({ type }) => type === wanted)?.value ?? '';

const PARTS = {
  first_name: text('first_name'),
  last_name: text('last_name'),
  birth_date: text('birth_date'),
  display_name: text('display_name'),
  bio: text('bio'),
  job_title: text('job_title'),
  company: text('company'),
  company_suffix: part(
    'company_suffix',
    (value) => ({ company_suffix: value as string }),
    (fields) => fields.company_suffix as CompanySuffix,
  ),
  experience_level: part(
    'experience_level',
    (value) => ({ experience_level: (value ?? '') as string }),
    (fields) => (fields.experience_level || null) as ExperienceLevel | null,
  ),
  contacts: part(
    'contacts',
    (value) => ({ phone: valueAs(value, 'phone'), contact_email: valueAs(value, 'email') }),
    ({ phone, contact_email }, before) => {
      const own: Contact[] = [
        { type: 'email', value: contact_email.trim() },
        { type: 'phone', value: toPhone(phone) },
      ];
      return [...own.filter(({ value }) => value), ...before.filter(({ type }) => type !== 'email' && type !== 'phone')];
    },
  ),
  social_links: part(
    'social_links',
    ({ github, linkedin, website }) => ({ github, linkedin, website }),
    ({ github, linkedin, website }) => ({ github: toSocial(github), linkedin: toSocial(linkedin), website: website.trim() }),
  ),
  addresses: part(
    'addresses',
    ({ country, city, district }) => ({ country, city, district }),
    ({ country, city, district }) => ({ country, city: city.trim(), district: district.trim() }),
  ),
  experiences: list('experiences'),
  educations: list('educations'),
  certificates: list('certificates'),
  projects: list('projects'),
  skills: list('skills'),
} satisfies { readonly [P in Part]: Pick<PartForm<P, object>, 'read'> & Pick<PartForm<P, never>, 'write'> };
type Known = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Known[];

type Field = { [P in Known]: keyof ReturnType<(typeof PARTS)[P]['read']> }[Known];
export type TextField = Exclude<Field, EntryKind>;
/** All that the editor changes, as its fields show it. */
export type EditorForm = Record<TextField, string> & Record<EntryKind, Row[]>;

const read = (name: Known, told: Told): Partial<EditorForm> => PARTS[name].read(told[name] as never);

/** A profile as the fields show it. */
export const formWith = (told: Told): EditorForm => Object.assign({}, ...PART_NAMES.map((name) => read(name, told)));

/** What the form makes of each part. */
export const partsWith = (form: EditorForm, before: Told): Told =>
  Object.fromEntries(PART_NAMES.map((name) => [name, PARTS[name].write(form, before[name] as never)])) as unknown as Told;

const NOTHING: Told = { ...NO_DETAILS, first_name: null, last_name: null, birth_date: null, display_name: null };
/** The fields that each part is shown in. */
export const FIELDS_OF: Readonly<Record<Known, readonly Field[]>> = Object.fromEntries(
  PART_NAMES.map((name) => [name, Object.keys(read(name, NOTHING)) as Field[]]),
) as Record<Known, Field[]>;
