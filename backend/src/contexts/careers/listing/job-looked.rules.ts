import type { JobWords } from './job.events.js';
import { linksOf } from './job-lines.rules.js';

/** Everything of a listing that others read, as it is looked at. */
export function lookedAt({ title, company, location, district, description, responsibilities, qualifications, tags, links }: JobWords) {
  const texts = {
    // The addresses stand first, each by itself, so that no mark in another text makes code of them.
    ...{ links: Object.values(linksOf(links)), company: [company], location: [location], district: [district ?? ''] },
    ...{ description: [description], responsibilities: [responsibilities], qualifications: [qualifications], tags },
    // The title is looked at as one, and a logo is an own upload.
    ...{ title: [], point: [], logo: [] },
  } satisfies Record<keyof JobWords, readonly string[]>;
  return { title, content: Object.values(texts).flat().join('\n\n') };
}
