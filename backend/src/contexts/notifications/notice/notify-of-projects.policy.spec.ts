import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { NotifyAboutProject } from './notice.commands.js';
import { notifyOfProjects } from './notify-of-projects.policy.js';

const BY = { by: 'chief' };
const reactions = (type: string, data: object) => react(notifyOfProjects, recorded({ type, data: { projectId: 'j1', ...data } }, { position: 7 }));
const told = (type: string, data: object) =>
  reactions(type, data).map((reaction) => {
    if (!('schedule' in reaction)) return null;
    const { happening, hearers, actorId, partId } = reaction.schedule.data as NotifyAboutProject['data'];
    return [happening, hearers, actorId, partId];
  });
const only = (memberId: string) => ({ memberIds: [memberId] });

describe('What happens in a project', () => {
  it.each([
    ['MemberInvited', { inviteId: 'i1', memberId: 'm1', ...BY }, ['invited', only('m1'), 'chief', null]],
    ['InviteReminded', { inviteId: 'i1', memberId: 'm1', ...BY }, ['reminded', only('m1'), 'chief', null]],
    ['InviteAccepted', { inviteId: 'i1', memberId: 'm1' }, ['invite_accepted', { inviteId: 'i1' }, 'm1', null]],
    ['InviteRefused', { inviteId: 'i1', memberId: 'm1', byAddress: false }, ['invite_refused', { inviteId: 'i1' }, 'm1', null]],
    ['ProjectRoleChanged', { memberId: 'm1', from: 'member', to: 'manager', ...BY }, ['made_manager', only('m1'), 'chief', null]],
    ['ProjectRoleChanged', { memberId: 'm1', from: 'manager', to: 'member', ...BY }, ['made_member', only('m1'), 'chief', null]],
    ['MemberRemoved', { memberId: 'm1', role: 'member', ...BY }, ['removed', only('m1'), 'chief', null]],
    ['MemberLeft', { memberId: 'm1', role: 'member', cause: 'own' }, ['member_left', 'owner', 'm1', null]],
    ['HandoverOffered', { to: 'm1', ...BY }, ['handover_offered', only('m1'), 'chief', null]],
    ['HandoverEnded', { to: 'm1', by: 'm1', refused: true }, ['handover_refused', 'owner', 'm1', null]],
    ['OwnershipPassed', { from: 'm0', to: 'm1', cause: 'handover' }, ['handover_accepted', only('m0'), 'm1', null]],
    ['OwnershipPassed', { from: 'm0', to: 'm1', cause: 'erasure' }, ['owner_now', only('m1'), null, null]],
    ['OwnershipPassed', { from: 'm0', to: 'm1', cause: 'ban' }, ['owner_now', only('m1'), null, null]],
    ['ProjectArchived', { by: 'm0', cause: 'owner' }, ['archived', 'everybody', 'm0', null]],
    ['ApplicationMade', { postingId: 'h1', applicationId: 'a1', applicantId: 'm1', message: 'gizli' }, ['applied', 'runners', 'm1', 'h1']],
    ['ApplicationAccepted', { postingId: 'h1', applicationId: 'a1', applicantId: 'm1', ...BY }, ['application_accepted', only('m1'), 'chief', 'h1']],
    ['ApplicationRejected', { postingId: 'h1', applicationId: 'a1', applicantId: 'm1', ...BY }, ['application_rejected', only('m1'), 'chief', 'h1']],
    ['PostingFilled', { postingId: 'h1', memberIds: ['m2'] }, ['posting_filled', only('m2'), null, 'h1']],
    ['PostingClosed', { postingId: 'h1', by: null, cause: 'due' }, ['posting_closed', 'waiting', null, 'h1']],
    ['PostingReopened', { postingId: 'h1', taken: 0, until: null, ...BY }, ['posting_reopened', 'waiting', 'chief', 'h1']],
    ['ProjectUpdatePosted', { updateId: 'u1', authorId: 'm1', visibility: 'private' }, ['update_posted', 'everybody', 'm1', 'u1']],
    ['ProjectUpdateEdited', { updateId: 'u1', authorId: 'm1', visibility: null, formerVisibility: 'private' }, ['update_posted', 'followers', 'm1', 'u1']],
    ['PostingOpened', { postingId: 'h1', title: 'gizli', ...BY }, ['posting_opened', 'followers', 'chief', 'h1']],
    ['PostingRemoved', { postingId: 'h1', applicationIds: ['a1'], memberIds: ['m2'], ...BY }, ['posting_removed', only('m2'), 'chief', 'h1']],
  ])('is told to whom it concerns: %s', (type, data, expected) => expect(told(type, data)).toEqual([expected]));

  it.each([
    ['of an invitation to an address nobody hears here', 'MemberInvited', { inviteId: 'i1', memberId: null, address: 'a@b.c', ...BY }],
    ['nor of its reminder', 'InviteReminded', { inviteId: 'i1', memberId: null, ...BY }],
    ['nor does whoever sent it hear that it was refused', 'InviteRefused', { inviteId: 'i1', memberId: 'm1', byAddress: true }],
    ['an account that ended leaves without a word', 'MemberLeft', { memberId: 'm1', role: 'member', cause: 'account' }],
    ['an offer that was taken back is gone', 'HandoverEnded', { to: 'm1', by: 'm0', refused: false }],
    ['a project that nobody takes over has nobody to be told', 'OwnershipPassed', { from: 'm0', to: null, cause: 'ban' }],
    ['nor of an update that is edited', 'ProjectUpdateEdited', { updateId: 'u1', authorId: 'm1', visibility: null, formerVisibility: 'members' }],
    ['nor of one that is for its people now', 'ProjectUpdateEdited', { updateId: 'u1', authorId: 'm1', visibility: 'private', formerVisibility: null }],
    ['that an application was looked at is told to nobody', 'ApplicationSeen', { postingId: 'h1', applicationId: 'a1', applicantId: 'm1', ...BY }],
  ])('%s', (_, type, data) => expect(reactions(type, data)).toEqual([]));

  it('goes by the update, whatever becomes of it, and each time anew', () => {
    const [posted, opened] = [{ visibility: 'private' }, { visibility: null, formerVisibility: 'private' }].map((data, index) => {
      const of = {
        type: index === 0 ? 'ProjectUpdatePosted' : 'ProjectUpdateEdited',
        data: { projectId: 'j1', updateId: 'u1', authorId: 'm1', content: 'gizli', ...data },
      };
      return react(notifyOfProjects, recorded(of, { position: index }))[0];
    });
    expect([posted, opened]).toEqual([
      expect.objectContaining({
        key: 'notify:project-update.u1.0',
        schedule: expect.objectContaining({ data: expect.objectContaining({ noticeId: 'project-update.u1' }) }),
      }),
      expect.objectContaining({
        key: 'notify:project-update.u1.1',
        schedule: expect.objectContaining({ data: expect.objectContaining({ noticeId: 'project-update.u1' }) }),
      }),
    ]);
    expect(JSON.stringify([posted, opened])).not.toContain('gizli');
  });

  it('is told once, when the views have come to it, and waits in the queue without a word of it', () => {
    const [reaction, ...more] = reactions('ApplicationMade', { postingId: 'h1', applicationId: 'a1', applicantId: 'm1', message: 'gizli' });
    expect(more).toEqual([]);
    expect(reaction).toMatchObject({ schedule: { command: NotifyAboutProject, data: { noticeId: 'project.event-1', position: 7 } }, at: NOW });
    expect(JSON.stringify(reaction)).not.toContain('gizli');
  });
});
