import { describe, expect, it } from '@jest/globals';
import { PROJECT_CODE, PROJECT_LIMITS } from '../../../../contracts/project-writing.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ArchiveProject, CreateProject, DeleteOwnProject, ReviseProject } from './project.commands.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { created, invited, joined, opened, P, SAVED, WORDS } from './project.fixture.js';
import { linkLine, linkOf } from './project-links.rules.js';
import { PROJECT_SAYS } from './said-fields.rules.js';

const given = specify(project);
const revise = (changes: object = {}, memberId = 'owner', judged = 0, version: number | null = null) =>
  new ReviseProject({ ...P, memberId, ...SAVED, judgedPostings: 0, isShown: false, ...changes, version, judged }, sentAt(NOW));
const revised: ProjectEvent = {
  type: 'ProjectRevised',
  data: { ...P, by: 'owner', ...WORDS, title: 'Yeni', stage: 'idea', visibility: 'public', formerTags: [], formerStage: 'idea', formerVisibility: 'public' },
};
const YENI = { words: { ...WORDS, title: ' Yeni ' } };
const archive = (archived: boolean, memberId = 'owner') => new ArchiveProject({ ...P, memberId, archived }, sentAt(NOW));
const archived: ProjectEvent = { type: 'ProjectArchived', data: { ...P, by: 'owner', cause: 'owner' } };

describe('What a project says', () => {
  it('is kept trimmed, by its first member', () =>
    given()
      .when(new CreateProject({ ...P, ownerId: 'owner', ...SAVED, words: { ...WORDS, title: ' Açık takvim ' } }, sentAt(NOW)))
      .then(created()));
  it('is refused where something is wrong with it', () =>
    given()
      .when(new CreateProject({ ...P, ownerId: 'owner', ...SAVED, words: { ...WORDS, title: '' } }, sentAt(NOW)))
      .thenRefused('project.unfit'));
  it('is written anew by who runs it, and tells what it said', () => {
    given(created()).when(revise(YENI)).then(revised);
    given(created()).when(revise()).thenNothing();
    given(created(), joined('m1')).when(revise(YENI, 'm1')).thenRefused('project.forbidden');
    given(created()).when(revise(YENI, 'stranger')).thenRefused('project.forbidden');
    given(created('private')).when(revise(YENI, 'stranger')).thenRefused('project.not-found');
  });
  it('is not written over what another saved, nor by a look at what it said before', () => {
    given(created(), revised)
      .when(revise({}, 'owner', 1, 0))
      .thenRefused(PROJECT_CODE.changed);
    given(created(), revised)
      .when(revise({}, 'owner', 0))
      .thenRefused(PROJECT_CODE.changed);
  });
  it('is not opened to others by a look that missed a posting', () => {
    given(created('private'), opened()).when(revise()).thenRefused(PROJECT_CODE.changed);
    given(created('private'), opened())
      .when(revise({ judgedPostings: 1 }))
      .then({ ...revised, data: { ...revised.data, title: WORDS.title, formerVisibility: 'private' } } as ProjectEvent);
  });
  it('is written anew where any part of it says something else', () => {
    const other = {
      title: 'Yeni ad',
      summary: 'Yeni bir özet yazıldı.',
      description: 'Yeni',
      tags: ['yeni'],
      cover: '/yeni',
      links: ['https://ornek.dev Yeni'],
      repository: 'https://ornek.dev/yeni',
    };
    for (const field of PROJECT_SAYS)
      given(created())
        .when(revise({ words: { ...WORDS, [field]: other[field] } }))
        .then({ ...revised, data: { ...revised.data, title: WORDS.title, [field]: other[field] } } as ProjectEvent);
  });
  it('is not shown to whoever is invited by a look that missed them', () => {
    const closed = { ...YENI, visibility: 'private' };
    given(created('private'), invited('i1', { memberId: 'm2' }))
      .when(revise(closed))
      .thenRefused(PROJECT_CODE.changed);
    given(created('private'), invited('i1', { memberId: 'm2' }))
      .when(revise({ ...closed, isShown: true }))
      .then({ ...revised, data: { ...revised.data, visibility: 'private', formerVisibility: 'private' } } as ProjectEvent);
    given(created('private'))
      .when(revise(closed))
      .then({ ...revised, data: { ...revised.data, visibility: 'private', formerVisibility: 'private' } } as ProjectEvent);
  });
  it('is saved so often and no more', () =>
    given(created(), ...Array.from({ length: PROJECT_LIMITS.saves }, () => revised))
      .when(revise({}, 'owner', PROJECT_LIMITS.saves))
      .thenRefused('project.saved-too-often'));
  it('keeps a link as one text', () => {
    const link = { url: 'https://ornek.com/a', label: 'Ana sayfa ve belgeler' };
    expect(linkOf(linkLine(link))).toEqual(link);
  });
});

describe('The end of a project', () => {
  it('takes postings, invitations and an offer along when it is archived', () =>
    given(created(), joined('m1'), opened(), invited('i1', { memberId: 'm2' }), { type: 'HandoverOffered', data: { ...P, to: 'm1', by: 'owner' } })
      .when(archive(true))
      .then(
        { type: 'PostingClosed', data: { ...P, postingId: 'h1', by: null, cause: 'archived' } },
        { type: 'InviteWithdrawn', data: { ...P, inviteId: 'i1', memberId: 'm2', by: null } },
        { type: 'HandoverEnded', data: { ...P, to: 'm1', by: null, refused: false } },
        archived,
      ));
  it('is taken back from the archive by its owner', () => {
    given(created(), archived)
      .when(archive(false))
      .then({ type: 'ProjectUnarchived', data: { ...P, by: 'owner' } });
    given(created(), archived).when(archive(true)).thenNothing();
    given(created(), joined('m1', 'manager')).when(archive(true, 'm1')).thenRefused('project.forbidden');
    given(created(), archived).when(revise(YENI)).thenRefused('project.archived');
  });
  it('comes once, by its owner', () => {
    const remove = new DeleteOwnProject({ ...P, memberId: 'owner' }, sentAt(NOW));
    const withdrawn: ProjectEvent = { type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'owner' } };
    given(created()).when(remove).then(withdrawn);
    given(created(), withdrawn).when(remove).thenNothing();
    given(created(), withdrawn).when(revise(YENI)).thenRefused('project.gone');
  });
});
