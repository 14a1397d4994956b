import { backend } from './backend.mjs';
import { conversations, factsOfChats } from './conversations.mjs';
import { couples, FACTS_OF_COUPLE } from './couples.mjs';
import { fame, history, idOf, longDiscussion, newcomer, openReports, signIns, warnings } from './history.mjs';
import { factsOfJobs, jobs } from './jobs.mjs';
import { factsOf, postsAndTopics } from './posts-and-topics.mjs';
import { factsOfProjects, projects } from './projects.mjs';
import { factsOfVoiceRooms, sitting, voiceRooms } from './voice-rooms.mjs';

/** A log in this process takes many appends in one commit; a server answers each, and gives up on those that wait too long. */
const APPENDS_AT_ONCE = { embedded: 5_000, server: 64 };
const CATEGORIES = 8;
/** As many as any history has. */
const MEMBERS = 1_000;
/** As many as any history of ten thousand facts has. */
const FEWEST_MEMBERS = 90;
/** Numbers that no history comes to. */
const FROM_TOPIC = 1_000_000;
const NEWCOMER = 900_000;
const FACTS_OF_REGISTRATION = 5;

/** Opens the stores of a home, as the application does, with all its contexts; `engines` are the settings that name the engines. */
export async function openStores(dataDir, engines = {}) {
  const { openStack } = await backend('platform/open-stack.js');
  const { readSettings } = await backend('platform/settings/settings.js');
  const { contextParts } = await backend('contexts.js');
  const { SystemClock } = await backend('platform/identity/system-clock.js');
  const { createLogger } = await backend('platform/observability/logger.js');
  const { EventSealer } = await backend('platform/vault/event-sealer.js');
  const settings = readSettings({ DATA_DIR: dataDir, ...engines });
  const parts = contextParts(settings);
  const stack = await openStack(settings, new SystemClock(), parts, createLogger('warn'));
  const streams = parts.flatMap((part) => part.streams);
  const projections = parts.flatMap((part) => part.projections.map(({ projection }) => projection));
  const policies = parts.flatMap((part) => part.policies.map(({ name }) => name));
  return { ...stack, projections, policies, reader: new EventSealer(stack.vault, streams) };
}

/** Writes about so many events of a forum's history straight into the log of a home; answers the position of the last. */
export async function seed(dataDir, events, engines = {}) {
  const stores = await openStores(dataDir, engines);
  await fill(stores, history(categoryIds()), events, engines.EVENTSTORE_URL ? APPENDS_AT_ONCE.server : APPENDS_AT_ONCE.embedded);
  const head = await carriedOut(stores);
  await stores.close();
  return head;
}

/** Writes one more topic with so many comments, of such a content where it is said; answers its id. */
export async function seedLongTopic(dataDir, number, comments, contentOf) {
  const stores = await openStores(dataDir);
  const [categoryId] = categoryIds();
  await fill(stores, longDiscussion(number, MEMBERS, categoryId, comments, contentOf), comments + 1, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
  return idOf('topic', number);
}

/** Writes so many open reports about comments of the history; its first member is a moderator then. */
export async function seedOpenReports(dataDir, reports) {
  const stores = await openStores(dataDir);
  await fill(stores, openReports(reports, MEMBERS), 2 * reports + 1, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes so many warnings of the members of the history, one after the other. */
export async function seedWarnings(dataDir, count) {
  const stores = await openStores(dataDir);
  await fill(stores, warnings(count, MEMBERS), count, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes a town of so many posts and as many topics. */
export async function seedPosts(dataDir, count, members) {
  const stores = await openStores(dataDir);
  const appends = postsAndTopics(count, members, categoryIds());
  await fill(stores, appends, factsOf(count, members, CATEGORIES), APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes a town of so many projects. */
export async function seedProjects(dataDir, count, members) {
  const stores = await openStores(dataDir);
  await fill(stores, projects(count, members), factsOfProjects(count, members), APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes a town of so many job listings. */
export async function seedJobs(dataDir, count, members) {
  const stores = await openStores(dataDir);
  await fill(stores, jobs(count, members), factsOfJobs(count, members), APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes a town of so many voice rooms, as many that have closed, and as many messages in the first. */
export async function seedVoiceRooms(dataDir, count, members) {
  const { RoomMessageSeals } = await backend('contexts/voice/messages/room-message-seals.service.js');
  const stores = await openStores(dataDir);
  await fill(stores, voiceRooms(count, members, new RoomMessageSeals(stores.vault)), factsOfVoiceRooms(count, members), APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Lets so many members come into the first rooms of such a town, as many into each. */
export async function seedSitting(dataDir, count, inEach) {
  const stores = await openStores(dataDir);
  await fill(stores, sitting(count, inEach), count, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes so many couples of members who write to each other. */
export async function seedCouples(dataDir, count) {
  const stores = await openStores(dataDir);
  await fill(stores, couples(count), FACTS_OF_COUPLE * count, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Writes a town with a conversation of so many messages, and half as many others. */
export async function seedConversations(dataDir, count) {
  const { ChatSeals } = await backend('contexts/chat/conversation/chat-seals.service.js');
  const stores = await openStores(dataDir);
  await fill(stores, await conversations(count, new ChatSeals(stores.vault)), factsOfChats(count), APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
}

/** Facts of which a topic makes its author, and the one who solved another one's, known. */
const FACTS_OF_FAME = 6;

/** To a history of ten thousand facts or more: makes the first member known by so many followers, topics and solutions, and registers one more who has nothing; answers the ids of both. */
export async function seedFame(dataDir, followers, topics) {
  const stores = await openStores(dataDir);
  const [categoryId] = categoryIds();
  const famous = fame({ number: 0, followers, topics, from: FROM_TOPIC, members: FEWEST_MEMBERS, categoryId });
  await fill(stores, famous, followers + FACTS_OF_FAME * topics, APPENDS_AT_ONCE.embedded);
  await fill(stores, newcomer(NEWCOMER), FACTS_OF_REGISTRATION, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
  return { famous: idOf('member', 0), empty: idOf('member', NEWCOMER) };
}

/** Signs in so many members of the history for as long as any benchmark takes; answers their tokens. */
export async function seedSessions(dataDir, members) {
  const stores = await openStores(dataDir);
  const sessions = signIns(members);
  await fill(stores, sessions.appends, members, APPENDS_AT_ONCE.embedded);
  await carriedOut(stores);
  await stores.close();
  return sessions.tokens;
}

/** What policies make of the history is part of it, or of no matter here: they begin at its end, which is answered. */
async function carriedOut({ log, policies, policyCheckpoints }) {
  const { checkpointAt } = await backend('kernel/event-log.js');
  const [last] = await log.readAll((await log.head()) - 1, 1);
  await policyCheckpoints.move(policies, checkpointAt(last));
  return last.position;
}

const categoryIds = () => Array.from({ length: CATEGORIES }, (_, index) => idOf('category', index));

async function fill({ log, reader }, appends, events, atOnce) {
  for (let written = 0; written < events; ) {
    const batch = [];
    while (batch.length < atOnce && written < events) {
      const { stream, expected, events: facts } = (await appends.next()).value;
      // A key that is new waits for the disk: many do so together.
      batch.push([stream, expected, Promise.all(facts.map((fact) => reader.seal(fact)))]);
      written += facts.length;
    }
    const sealed = await Promise.all(batch.map(async ([stream, expected, facts]) => [stream, expected, await facts]));
    // A server writes appends that are under way together in any order: those of one stream wait for each other.
    const streams = new Map();
    for (const [stream, ...append] of sealed)
      streams.set(
        stream,
        (streams.get(stream) ?? Promise.resolve()).then(() => log.append(stream, ...append)),
      );
    await Promise.all(streams.values());
  }
}
