/** @jest-environment jsdom */
import { PEOPLE_TEXT, type ProjectMember } from '@contracts/project-people';
import type { ProjectRole } from '@contracts/projects';
import { afterEach, describe, expect, it } from '@jest/globals';
import { drawn, OWN } from '../../../../testing/asMember';
import { done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { project } from '../components/project.fixture';
import { MemberTools } from './MemberTools';
import { member } from './people.fixture';

afterEach(leaveAll);

const seenBy = (role: ProjectRole | null, archived = false) =>
  project({ archived, viewer: { role, isFollowing: false, invite: null, isOfferedOwnership: false } });
const tools = (of: ProjectMember, role: ProjectRole | null, archived = false) =>
  drawn(<MemberTools project={seenBy(role, archived)} member={of} onLeft={() => undefined} />, () => done({}));
const SULE = member('m2', 'Şule Öz', 'manager');
const UGUR = member('m3', 'Uğur Ay', 'member');
const MORE = 'Daha fazla: ';

/** What the menu about somebody offers. */
async function offered(of: ProjectMember, role: ProjectRole | null, archived = false): Promise<string[]> {
  const { place, press } = await tools(of, role, archived);
  if (!place.querySelector('button')) return [];
  await press(`${MORE}${of.user.display_name}`);
  await until(() => document.querySelector('[role="menuitem"]') !== null);
  return [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent ?? '');
}

describe('What can be done about somebody in a project', () => {
  it.each<[ProjectRole | null, ProjectMember, boolean, string[]]>([
    ['owner', SULE, false, ['Üye yap', 'Projeyi devret…', 'Projeden çıkar…']],
    ['owner', UGUR, false, ['Yönetici yap', 'Projeyi devret…', 'Projeden çıkar…']],
    ['owner', UGUR, true, ['Projeden çıkar…']],
    ['manager', SULE, false, []],
    ['manager', UGUR, false, ['Projeden çıkar…']],
    ['manager', member('m1', 'Çağrı Yıldız', 'owner'), false, []],
    ['member', UGUR, false, []],
    [null, UGUR, false, []],
  ])('is, for %s, by what both are (%#)', async (role, of, archived, names) => expect(await offered(of, role, archived)).toEqual(names));

  it('gives a role, and can be taken back', async () => {
    const { press, sent } = await tools(UGUR, 'owner');
    await press(`${MORE}Uğur Ay`);
    await press('Yönetici yap');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/projects/p1/members/m3/role', body: { role: 'manager' } });
  });
  it('takes somebody out once it is said what follows', async () => {
    const { press, sent, shows } = await tools(UGUR, 'owner');
    await press(`${MORE}Uğur Ay`);
    await press('Projeden çıkar…');
    await shows('Geri gelmesi için yeniden davet etmeniz ya da bir başvurusunu kabul etmeniz gerekir.');
    expect(sent).toEqual([]);
    await press('Çıkar');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/projects/p1/members/m3' });
  });
  it('offers ownership, which passes when it is accepted', async () => {
    const { press, sent, shows } = await tools(SULE, 'owner');
    await press(`${MORE}Şule Öz`);
    await press('Projeyi devret…');
    await shows('siz yönetici olarak kalırsınız');
    await press('Devretmeyi teklif et');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/p1/handover', body: { userId: 'm2' } });
  });
});

describe('Leaving a project', () => {
  it('is for oneself, and not for its owner', async () => {
    const { has } = await tools(member(OWN.id, 'Elif Işık', 'owner'), 'owner');
    expect(has('Projeden ayrıl')).toBe(false);
    await leaveAll();
    const { press, sent, shows } = await tools(member(OWN.id, 'Elif Işık', 'member'), 'member');
    await press('Projeden ayrıl');
    await shows('ama projeyi okumaya devam edebilirsiniz');
    await press('Ayrıl');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: `/api/projects/p1/members/${OWN.id}` });
  });
  it('that is refused says why', async () => {
    const mine = member(OWN.id, 'Elif Işık', 'member');
    const { press, shows } = await drawn(<MemberTools project={seenBy('member')} member={mine} onLeft={() => undefined} />, () =>
      refused(409, 'CONFLICT', { message: PEOPLE_TEXT.ownerStays }),
    );
    await press('Projeden ayrıl');
    await press('Ayrıl');
    await shows(PEOPLE_TEXT.ownerStays);
  });
});
