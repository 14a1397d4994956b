import { expect } from '@jest/globals';
import { type GuardedField, PRIVACY_FLAG_NAMES, type PrivacyFlag } from '../contracts/privacy.js';
import type { CompanySuffix, ExperienceLevel } from '../contracts/profile-details.js';
import type { Client } from './client.js';
import { Town } from './town.js';

export const VIEWERS = ['owner', 'follower', 'member', 'guest', 'blocked', 'moderator', 'auditor', 'admin'] as const;
export type Viewer = (typeof VIEWERS)[number];
/** So many calls go at once. */
const AT_ONCE = 8;

/** Guarded fields without a value of their own, and why; what is told of them is found by their names. */
const WITHOUT_CANARY = {
  follower_count: 'a number, which stands in answers for other reasons, too',
  following_count: 'a number, which stands in answers for other reasons, too',
} as const satisfies Partial<Record<GuardedField, string>>;
export type CanaryField = Exclude<GuardedField, keyof typeof WITHOUT_CANARY>;

/** What is chosen from a list, each of them nowhere else chosen. */
const SUFFIX: CompanySuffix = 'nte';
const LEVEL: ExperienceLevel = 'lead';
/** One value for each field, found nowhere else. What is chosen from a list is a common syllable or word: it is looked for as JSON writes it. */
export const CANARIES: Readonly<Record<CanaryField, string>> = {
  job_title: 'kanarya-unvan',
  company: 'kanarya-sirket',
  company_suffix: JSON.stringify(SUFFIX),
  experience_level: JSON.stringify(LEVEL),
  contacts: '5559871234',
  social_links: 'kanarya-github',
  addresses: 'kanarya-ilce',
  birth_date: '1987-03-29',
  skills: 'kanarya-yetenek',
  experiences: 'kanarya-deneyim',
  educations: 'kanarya-okul',
  certificates: 'kanarya-sertifika',
  projects: 'kanarya-proje',
};
/** Whether a canary or another word is in what somebody got; a text of JSON within another one has its quotes behind strokes. */
export const tells = (text: string, word: string): boolean => text.includes(word) || text.replaceAll('\\', '').includes(word);
/** Whether a field has a canary. */
export const hasCanary = (field: string): field is CanaryField => Object.hasOwn(CANARIES, field);

/** First and last name, which are for the member and the desk. */
export const NAMES = ['Kanaryaad', 'Kanaryasoyad'] as const;
export const DETAILS = {
  first_name: NAMES[0],
  last_name: NAMES[1],
  birth_date: CANARIES.birth_date,
  bio: 'Herkese söylediğim',
  job_title: CANARIES.job_title,
  company: CANARIES.company,
  company_suffix: SUFFIX,
  experience_level: LEVEL,
  contacts: [{ type: 'phone', value: `+90${CANARIES.contacts}` }],
  social_links: { github: `github.com/${CANARIES.social_links}`, linkedin: '', website: '' },
  addresses: { country: 'TR', city: '06', district: CANARIES.addresses },
  skills: [{ category: 'DevOps', name: CANARIES.skills, level: 'expert' }],
  experiences: [{ company: CANARIES.experiences, position: 'Geliştirici', start: '2020-01', end: 'ongoing' }],
  educations: [{ school: CANARIES.educations, department: 'Bilgisayar' }],
  certificates: [{ name: CANARIES.certificates, issuer: 'CNCF' }],
  projects: [{ name: CANARIES.projects, description: 'Açıklama' }],
};

const ALL_SHOWN = Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, true])) as Record<PrivacyFlag, boolean>;

/** What a member hides, and for whom their page is. */
export interface Setting {
  readonly hidden: readonly PrivacyFlag[];
  readonly isPublic: boolean;
  readonly toGuests: boolean;
}
/** A town with somebody for each way of looking at a member. */
export class Onlookers {
  private constructor(
    readonly town: Town,
    readonly viewers: Record<Exclude<Viewer, 'owner'>, Client>,
  ) {}

  static async open(): Promise<Onlookers> {
    const town = await Town.open();
    const [follower, member, blocked] = [await town.member(), await town.member(), await town.member()];
    const [auditor, admin] = [await town.app.member('selin', 'auditor'), await town.app.member('yonetici', 'admin')];
    return new Onlookers(town, { follower, member, blocked, auditor, admin, moderator: town.moderator, guest: town.app.guest });
  }

  /** A member who tells everything and hides this of it, with a follower, with somebody whom they follow and somebody whom they block. */
  async telling({ hidden, isPublic, toGuests }: Setting, known?: Client): Promise<Client> {
    const owner = known ?? (await this.town.member());
    done(await owner.put('/api/profile', DETAILS));
    done(await this.viewers.follower.post(`/api/users/${owner.id}/follow`));
    done(await owner.post(`/api/users/${this.viewers.member.id}/follow`));
    done(await owner.put(`/api/users/${this.viewers.blocked.id}/block`));
    const shown = { ...ALL_SHOWN, ...Object.fromEntries(hidden.map((flag) => [flag, false])) };
    done(await owner.put('/api/profile/privacy', { ...shown, is_public: isPublic, guests_visible: toGuests }));
    return owner;
  }
}

/** That a call did what it was made for. */
export const done = ({ status, body }: { status: number; body: { error?: string } }) => expect([status < 300, body.error]).toEqual([true, undefined]);

/** Asks for all of them, a few at once. */
export async function inBatches<T, R>(all: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) results.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(ask))));
  return results;
}
