import { describe, expect, it } from '@jest/globals';
import { CASE_LIMITS } from '../../../../contracts/cases.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { moderates, Telling, tells } from '../../../platform/telling/told-facts.js';
import { FactFields, idsIn } from './fact-fields.rules.js';
import { momentOf } from './moment.rules.js';
import { timelineProjection } from './timeline.projection.js';

type Warned = DomainEvent<'Warned', { memberId: string; moderatorId: string; warningId: string; reason: string; note: string }>;
type Forgiven = DomainEvent<'Forgiven', { memberId: string; warningId: string }>;
type Moved = DomainEvent<'Moved', { topicId: string; undoes?: number }>;
type Seen = DomainEvent<'Seen', { memberId: string }>;

const id = (end: number): string => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`;
const [MEMBER, MODERATOR, WARNING, TOPIC] = [id(1), id(2), id(3), id(4)];
const told = tells<Warned | Forgiven | Moved | Seen>({
  Warned: moderates('Uyarıldı', { goesBy: ({ warningId }) => `warning:${warningId}` }),
  Forgiven: moderates('Bağışlandı', { takesBack: ({ warningId }) => `warning:${warningId}` }),
  Moved: moderates('Taşındı', { isUndone: true, takesBack: ({ undoes }, stream) => (undoes === undefined ? null : `${stream}@${undoes}`) }),
  Seen: null,
});
const fields = new FactFields([
  {
    events: {
      Warned: { schema: 1, personal: { subject: ({ memberId }: Warned['data']) => memberId, fields: ['note'] } } as never,
      Forgiven: { schema: 1 },
      Moved: { schema: 1 },
    },
  },
]);
const projection = timelineProjection(new Telling([told]), fields);
const after = (type: string, data: object) =>
  project(projection, recorded<DomainEvent>({ type, data }, { actor: { id: MODERATOR, role: 'moderator' }, stream: 'standing-m1', revision: 4, position: 9 }));
const warned = { memberId: MEMBER, moderatorId: MODERATOR, warningId: WARNING, reason: 'spam', note: 'GİZLİ' };

describe('The timeline', () => {
  it('names of a room that was closed nobody who was in it', () =>
    expect(idsIn({ roomId: TOPIC, memberId: MEMBER, presentIds: [MODERATOR, WARNING] })).toEqual([TOPIC, MEMBER]));

  it('has a row for what is told, which is found by everything that it says', () =>
    expect(after('Warned', warned)).toEqual([
      {
        view: 'timeline',
        id: `warning:${WARNING}`,
        put: expect.objectContaining({
          type: 'Warned',
          member_id: MEMBER,
          moment: momentOf(NOW, 9),
          reversed_at: null,
          tokens: [`a:${MODERATOR}`, 'k:moderation', 't:Warned', 'r:spam', `x:${MEMBER}`, `x:${WARNING}`, 'reversible'],
        }),
      },
    ]));
  it('keeps nothing personal', () => expect(JSON.stringify(after('Warned', warned))).not.toContain('GİZLİ'));
  it('has no row for what is nobody’s business', () => expect(after('Seen', { memberId: MEMBER })).toEqual([]));
  it('marks what was taken back by the name that it goes by', () =>
    expect(after('Forgiven', { memberId: MEMBER, warningId: WARNING })[1]).toEqual({
      view: 'timeline',
      id: `warning:${WARNING}`,
      update: { $set: { reversed_at: NOW, reversed_by: 'event-1' }, $addToSet: { tokens: 'reversed' } },
    }));
  it('marks what was taken back by its place where it has no name', () =>
    expect(after('Moved', { topicId: TOPIC, undoes: 2 }).map((write) => write.id)).toEqual(['standing-m1@4', 'standing-m1@2']));
});

describe('The ids of a fact', () => {
  it('are those that it is about, not of who acted', () => expect(idsIn(warned)).toEqual([MEMBER, WARNING]));
  it('stand in lists too', () => expect(idsIn({ cases: [{ caseId: TOPIC, reportIds: [] }], judges: [MODERATOR] })).toEqual([TOPIC]));
  it('are all of a request about as many cases as may be decided on at once', () => {
    const cases = Array.from({ length: CASE_LIMITS.atOnce }, (_, at) => ({ caseId: id(1_000 + at), decisionId: id(2_000 + at) }));
    const suspends = cases.map((_, at) => ({ memberId: id(3_000 + at), sanctionId: id(4_000 + at) }));
    const found = idsIn({ approvalId: id(9), suspends, decisions: cases.map(({ decisionId }) => decisionId), cases });
    expect(found).toHaveLength(4 * CASE_LIMITS.atOnce + 1);
  });
  it('have no author where somebody of the staff writes about a member', () => expect(idsIn({ memberId: MEMBER, authorId: MODERATOR })).toEqual([MEMBER]));
});
