import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { holds, type Permission } from '../contracts/permissions.js';
import { FLAG_OF, PRIVACY_FLAG_NAMES, type PrivacyFlag } from '../contracts/privacy.js';
import type { Client } from './client.js';
import { CANARIES, type CanaryField, hasCanary, inBatches, Onlookers, type Setting, tells, VIEWERS, type Viewer } from './onlookers.js';
import { type ApiDocument, EXAMPLES, exampleOf, NO_TRACES, OTHER_BYTES, type ReadOperation, readOperations, type Traces, valuesOf } from './person-answers.js';
import { routesOf } from './routes.js';
import { type Town, usernameOf } from './town.js';

/** Everything shown, each switch off alone, all of them off, and the two doors of a profile. */
const SETTINGS: readonly Setting[] = [
  { hidden: [], isPublic: true, toGuests: true },
  { hidden: [], isPublic: true, toGuests: false },
  { hidden: [], isPublic: false, toGuests: true },
  { hidden: PRIVACY_FLAG_NAMES, isPublic: true, toGuests: true },
  ...PRIVACY_FLAG_NAMES.map((flag) => ({ hidden: [flag], isPublic: true, toGuests: true })),
];

/** What has no place on the card. */
const OFF_CARD: readonly CanaryField[] = [
  ...(['company_suffix', 'experience_level'] as const),
  ...(['skills', 'experiences', 'educations', 'certificates', 'projects'] as const),
];
const CANARY_FIELDS = Object.keys(CANARIES).filter(hasCanary);

const nameOf = (id: string): string => id.replace(/\[\d+\]$/, '');
/** Whether a viewer sees the page of a member with this setting; guests, and whom the member has blocked, only what is for guests. */
function isOpen({ isPublic, toGuests }: Setting, viewer: Viewer, isForGuests: boolean): boolean {
  if (viewer === 'owner') return true;
  return isPublic && ((viewer !== 'guest' && viewer !== 'blocked') || (toGuests && isForGuests));
}

describe('what each viewer is told of a member', () => {
  let town: Town;
  let viewers: Record<Exclude<Viewer, 'owner'>, Client>;
  let operations: ReadOperation[];
  /** A member for each setting. */
  const owners: { setting: Setting; owner: Client; traces: Traces }[] = [];

  beforeAll(async () => {
    const onlookers = await Onlookers.open();
    ({ town, viewers } = onlookers);
    for (const setting of SETTINGS) {
      const owner = await onlookers.telling(setting);
      owners.push({ setting, owner, traces: { ...NO_TRACES, id: owner.id, username: await usernameOf(owner) } });
    }
    operations = readOperations(JSON.parse((await town.app.guest.raw('GET', '/api/docs-json')).text) as ApiDocument);
  });
  afterAll(() => town.app.stop());

  it('is asked for in every answer that can carry a field of a person', () => {
    expect(operations.length).toBeGreaterThan(150);
    const person = operations.filter(({ fields, isBytes }) => fields.size > 0 || isBytes);
    expect(person.filter((operation) => !exampleOf(operation) && !OTHER_BYTES[operation.id]).map(({ id }) => id)).toEqual([]);
    const known = new Set(operations.map(({ id }) => nameOf(id)));
    expect([...Object.keys(EXAMPLES), ...Object.keys(OTHER_BYTES)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('follows from the one table: which switch, whose eyes, which field', async () => {
    const toGuests = new Set(
      routesOf(town.app)
        .filter(({ permission }) => holds('guest', permission as Permission))
        .map(({ handler }) => handler.replace('.', '_')),
    );
    const guarded = operations.filter((operation) => exampleOf(operation) && [...operation.fields].some((field) => FLAG_OF.has(field)));
    expect(guarded.map(({ id }) => id)).toEqual(expect.arrayContaining(['ProfileController_profile', 'UsersController_byUsername', 'StatsController_stats']));
    const calls = owners.flatMap((one) => guarded.flatMap((operation) => VIEWERS.map((viewer) => ({ ...one, operation, viewer }))));
    const wrong = await inBatches(calls, async ({ setting, owner, traces, operation, viewer }) => {
      const example = exampleOf(operation);
      const { status, text } = await { owner, ...viewers }[viewer].raw('GET', example?.at(traces) ?? '');
      const answer: unknown = status === 200 ? JSON.parse(text) : null;
      const opens = example?.of === 'caller' ? viewer === 'owner' : isOpen(setting, viewer, toGuests.has(nameOf(operation.id)));
      return [...operation.fields].flatMap((field) => {
        const flag = FLAG_OF.get(field);
        if (!flag || example?.other?.includes(field)) return [];
        const expected = opens && (viewer === 'owner' || !setting.hidden.includes(flag));
        const told = valuesOf(answer, field).length > 0;
        const isInBytes = hasCanary(field) ? tells(text, CANARIES[field]) : told;
        return told === expected && isInBytes === expected ? [] : [{ operation: operation.id, viewer, field, setting, expected, told, isInBytes }];
      });
    });
    expect(wrong.flat()).toEqual([]);
  });

  it('holds for the two lists, and for the card that is no JSON', async () => {
    const lists = { followers: 'followers_visible', following: 'following_visible' } as const;
    const calls = owners.flatMap((one) => VIEWERS.map((viewer) => ({ ...one, viewer })));
    const found = await inBatches(calls, async ({ setting, owner, viewer }) => {
      const caller = { owner, ...viewers }[viewer];
      const shows = (flag: PrivacyFlag | undefined, toGuests: boolean) =>
        isOpen(setting, viewer, toGuests) && (viewer === 'owner' || !flag || !setting.hidden.includes(flag));
      const statuses = Object.entries(lists).map(async ([list, flag]) => {
        const { status } = await caller.raw('GET', `/api/users/${owner.id}/${list}`);
        return [list, viewer, setting, status === 200, shows(flag, false)] as const;
      });
      const { text } = await caller.raw('GET', `/api/profile/${owner.id}/vcard`);
      const fields = CANARY_FIELDS.map((field) => {
        const isExpected = !OFF_CARD.includes(field) && shows(FLAG_OF.get(field), true);
        return [field, viewer, setting, tells(text, CANARIES[field]), isExpected] as const;
      });
      return [...(await Promise.all(statuses)), ...fields];
    });
    expect(found.flat().filter(([, , , is, expected]) => is !== expected)).toEqual([]);
  });
});
