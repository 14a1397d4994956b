import { asUser, idOf, Recorder, registration, sha, text } from './history.mjs';

const STAGES = ['idea', 'development', 'beta', 'live', 'paused'];
const TAGS = ['react', 'compiler', 'server', 'data', 'speed'];
const REWARDS = ['paid', 'revenue_share', 'equity', 'volunteer', 'reference'];
/** Every fifth project has it. */
export const COMMON_TAG = 'common';
/** Of what postings ask for, each third asks for each. */
export const SKILLS = ['React', 'PostgreSQL', 'Elixir', 'Kotlin', 'Rust', 'Go'];
/** In the summary of half of the projects. */
export const COMMON_WORD = 'takvim';
const FACTS_OF_MEMBER = 5;
/** The first member owns every tenth project, the others share the rest. */
export const OWNER = 0;

/** One of so many, by the number of a project: what is chosen under one name says nothing about what is chosen under another. */
const pick = (name, number, of) => Number.parseInt(sha(`${name}/${number}`).slice(0, 8), 16) % of;

const projectId = (number) => idOf('project', number);
const postingId = (number) => idOf('posting', number);

const VISIBILITIES = ['public', 'public', 'public', 'public', 'public', 'public', 'public', 'public', 'members', 'private'];
const HELP = ['none', 'none', 'open', 'ended'];

/** What the project of a number is. */
function about(number, members) {
  const visibility = VISIBILITIES[pick('visibility', number, VISIBILITIES.length)];
  return {
    owner: pick('busy', number, 10) === 0 ? OWNER : pick('owner', number, members),
    followers: pick('followers', number, 4),
    joined: pick('joined', number, 3),
    help: HELP[pick('help', number, HELP.length)],
    stage: STAGES[pick('stage', number, STAGES.length)],
    visibility,
    listed: visibility !== 'private',
    words: {
      title: text(pick('title', number, 10_000), 3),
      summary: `${pick('word', number, 2) === 0 ? COMMON_WORD : 'ajanda'} ${text(number, 12)}`,
      description: text(number, 60),
      tags: [TAGS[pick('tag', number, TAGS.length)], ...(pick('common', number, 5) === 0 ? [COMMON_TAG] : [])],
      cover: null,
      links: [],
      repository: null,
    },
  };
}

/** Of the first so many projects those that are not the first member's: of each other member who has any, their number and the ids of theirs. */
export function projectsOfOthers(count, members) {
  const owned = new Map();
  for (let number = 0; number < count; number++) {
    const { owner } = about(number, members);
    if (owner !== OWNER) owned.set(owner, [...(owned.get(owner) ?? []), projectId(number)]);
  }
  return [...owned].map(([owner, ids]) => ({ owner, ids }));
}

const factsOf = ({ followers, joined, help }) => 1 + followers + joined + (help === 'none' ? 0 : 1) + (help === 'ended' ? 1 : 0);

/** How many facts such a town has. */
export const factsOfProjects = (count, members) =>
  FACTS_OF_MEMBER * members + Array.from({ length: count }, (_, number) => factsOf(about(number, members))).reduce((sum, facts) => sum + facts, 0);

/** Appends, in order, of a town of so many projects: with their people and followers, and in half of them a posting, which is open or over. */
export function* projects(count, members) {
  const record = new Recorder('projects');
  for (let number = 0; number < members; number++) yield* registration(record, number);
  for (let number = 0; number < count; number++) yield* project(record, number, members);
}

function* project(record, number, members) {
  const { owner, followers, joined, help, stage, visibility, listed, words } = about(number, members);
  const [id, ownerId] = [projectId(number), idOf('member', owner)];
  const other = (which) => idOf('member', (owner + which) % members);
  const placed = (now) => [visibility, now, listed ? 'listed' : 'own', stage].join(' ');
  const stream = `project-${id}`;
  let revision = -1;
  const one = (type, data) => record.one(stream, revision++, asUser(ownerId), [[type, { projectId: id, ...data }]]);
  yield one('ProjectCreated', { ...words, ownerId, stage, visibility, place: placed('none'), formerPlace: null });
  for (let came = 1; came <= joined; came++)
    yield one('MemberJoined', { memberId: other(came), role: 'member', by: ownerId, inviteId: null, applicationId: null });
  if (help !== 'none') {
    const posting = { postingId: postingId(number), by: ownerId };
    yield one('PostingOpened', { ...posting, ...wanted(number), place: placed('open'), formerPlace: placed('none') });
    if (help === 'ended') yield one('PostingClosed', { ...posting, cause: 'own', place: placed('ended'), formerPlace: placed('open') });
  }
  for (let follower = 1; follower <= followers; follower++) yield follow(record, id, other(10 + follower));
}

const wanted = (number) => ({
  title: text(number, 4),
  description: text(number, 30),
  skills: [0, 1].map((which) => SKILLS[pick(`skill ${which}`, number, SKILLS.length)]),
  rewardType: REWARDS[pick('reward', number, REWARDS.length)],
  places: 1 + pick('places', number, 4),
  until: null,
});

function follow(record, id, memberId) {
  const followed = record.one(`projectfollow-${id}.${memberId}`, -1, asUser(memberId), [['ProjectFollowed', { projectId: id, memberId, followedAt: '' }]]);
  const [event] = followed.events;
  event.data.followedAt = event.at;
  return followed;
}
