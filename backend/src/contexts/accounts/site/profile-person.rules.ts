import { displayName } from '../../../../contracts/accounts.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import type { SeenProfile } from '../../../../contracts/profile-details.js';
import { pictureIn } from '../../../../contracts/profile-files.js';
import { safeHref } from '../../../../contracts/profile-words.js';

const LINK_LABEL = { github: 'GitHub', linkedin: 'LinkedIn', website: 'Web Sitesi' } as const;
const LINK_NAMES = Object.keys(LINK_LABEL) as (keyof typeof LINK_LABEL)[];
const MOST = { skills: 40, educations: 10, certificates: 10 } as const;

/** The links of a member that a browser may open. */
export const linksOf = ({ social_links }: SeenProfile): readonly { label: string; href: string }[] =>
  LINK_NAMES.flatMap((name) => {
    const href = safeHref(social_links?.[name] ?? '');
    return href ? [{ label: LINK_LABEL[name], href }] : [];
  });

/** The part of a profile's page that its data for machines need. */
export interface DescribedProfile {
  /** As guests may see it. */
  readonly profile: SeenProfile;
  readonly description: string;
  /** ISO time. */
  readonly changedAt: string;
  /** How many topics the member opened. */
  readonly topics: number;
  readonly publicUrl: string;
  readonly path: string;
}

/**
 * schema.org's page about a person. What somebody is reached by, where they live and when they were born is for readers alone: machines collect it.
 */
export function aboutProfile({ profile, description, changedAt, topics, publicUrl, path }: DescribedProfile): object {
  const url = publicUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': url,
    url,
    inLanguage: 'tr',
    dateCreated: profile.created_at,
    dateModified: changedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      identifier: profile.id,
      name: displayName(profile),
      alternateName: profile.username,
      url,
      description,
      ...(profile.avatar === null ? {} : { image: publicUrl + pictureIn(profile.avatar, 'large') }),
      ...(profile.job_title ? { jobTitle: inOneLine(profile.job_title) } : {}),
      ...(profile.company ? { worksFor: organization('Organization', profile.company) } : {}),
      ...listed('knowsAbout', named(profile.skills, MOST.skills)),
      ...listed(
        'alumniOf',
        (profile.educations ?? []).slice(0, MOST.educations).map(({ school }) => organization('EducationalOrganization', school)),
      ),
      ...listed(
        'hasCredential',
        (profile.certificates ?? []).slice(0, MOST.certificates).map(({ name, issuer }) => ({
          '@type': 'EducationalOccupationalCredential',
          name: inOneLine(name),
          ...(issuer ? { recognizedBy: organization('Organization', issuer) } : {}),
        })),
      ),
      ...listed(
        'sameAs',
        linksOf(profile).map(({ href }) => href),
      ),
      agentInteractionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/WriteAction', userInteractionCount: topics },
    },
  };
}

const organization = (type: 'Organization' | 'EducationalOrganization', name: string) => ({ '@type': type, name: inOneLine(name) });
const named = (entries: readonly { name: string }[] | null, most: number): readonly string[] =>
  (entries ?? []).slice(0, most).map(({ name }) => inOneLine(name));
/** A property without a value is left out. */
const listed = (property: string, values: readonly unknown[]): object => (values.length > 0 ? { [property]: values } : {});
