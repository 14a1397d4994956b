import { asUser, idOf, Recorder, registration, sha, text } from './history.mjs';

const WORK_TYPES = ['Remote', 'Hibrit', 'Ofis', 'Serbest'];
const CATEGORIES = ['Job', 'Job', 'Job', 'Internship', 'Freelance'];
const TAGS = ['react', 'typescript', 'go', 'postgresql', 'kotlin', 'spark'];
const PLACES = [
  ['34', 41.01, 28.98],
  ['34', 41.01, 28.98],
  ['06', 39.92, 32.85],
  ['35', 38.42, 27.14],
  ['16', 40.18, 29.07],
  ['41', 40.77, 29.94],
];
/** In the titles of half of the listings. */
export const COMMON_WORD = 'takvim';
const FACTS_OF_MEMBER = 5;
const DAY_MS = 86_400_000;

/** One of so many, by the number of a listing: what is chosen under one name says nothing about what is chosen under another. */
const pick = (name, number, of) => Number.parseInt(sha(`${name}/${number}`).slice(0, 8), 16) % of;

export const jobId = (number) => idOf('job', number);
const ownerOf = (number, members) => number % members;

/** How many facts such a town has. */
export const factsOfJobs = (count, members) => FACTS_OF_MEMBER * members + count;

/** Appends, in order, of a town of so many open listings, which were published within the last days. */
export function* jobs(count, members) {
  const record = new Recorder('jobs');
  for (let number = 0; number < members; number++) yield* registration(record, number);
  for (let number = 0; number < count; number++) yield posted(record, number, members);
}

function posted(record, number, members) {
  const id = jobId(number);
  const ownerId = idOf('member', ownerOf(number, members));
  const [province, lat, lng] = PLACES[pick('place', number, PLACES.length)];
  const publishedAt = new Date(Date.now() - pick('published', number, 20 * DAY_MS)).toISOString();
  const closesAt = new Date(Date.parse(publishedAt) + 30 * DAY_MS).toISOString();
  const data = {
    ...{ jobId: id, ownerId, title: `${pick('word', number, 2) === 0 ? COMMON_WORD : 'ajanda'} ${text(pick('title', number, 10_000), 3)}` },
    ...{ company: text(number % 500, 2), location: 'Merkez', district: null, description: text(number, 60), responsibilities: '', qualifications: '' },
    point: `${(lat + (pick('north', number, 100) - 50) / 100).toFixed(4)} ${(lng + (pick('east', number, 100) - 50) / 100).toFixed(4)}`,
    ...{ tags: [TAGS[pick('tag', number, TAGS.length)], TAGS[pick('other tag', number, TAGS.length)]], links: [], logo: null, province },
    ...{ workType: WORK_TYPES[pick('work', number, WORK_TYPES.length)], category: CATEGORIES[pick('category', number, CATEGORIES.length)] },
    salary: pick('paid', number, 4) === 0 ? null : salaryOf(number),
    ...{ seniority: null, experienceYears: null, contract: null, languages: [], officeDays: null, remoteRegion: null },
    ...{ publishedAt, applyUntil: closesAt.slice(0, 10), closesAt },
  };
  return record.one(`job-${id}`, -1, asUser(ownerId), [['JobPosted', data]]);
}

function salaryOf(number) {
  const min = 30_000 + pick('least', number, 100) * 1_000;
  return { min, max: min + pick('more', number, 30) * 1_000, currency: 'TRY', period: 'month', basis: 'net' };
}
